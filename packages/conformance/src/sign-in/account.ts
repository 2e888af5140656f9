import { type AuthResult, contract } from '@vitrina/contract';
import type { Kit } from '../kit.ts';
import { createAccountClient } from './account-client.ts';
import { createSignInClient } from './sign-in-client.ts';

const { account: route, auth, key, period } = contract;

/** Checks the trail of a person who has just signed in. */
async function checkTrail(kit: Kit, { accessToken }: AuthResult): Promise<void> {
  const trail = await createAccountClient(kit, `Bearer ${accessToken}`)(route.trail);
  trail?.be('account', 200);
  if (!trail?.body) return;
  const times = trail.body.events.map(({ at }) => at);
  trail.equal('account', 'events, newest first', times.toSorted().toReversed(), times);
  const hasSignIn = trail.body.events.some(({ event }) => event === 'sign-in');
  trail.equal('account', 'the trail has the sign-in', true, hasSignIn);
}

/** Deletes the account of `doomed`, and checks that it is gone and that the person of `kept` still has one. */
export async function checkAccount(kit: Kit, doomed: AuthResult, kept: AuthResult): Promise<void> {
  for (const one of [route.trail, route.remove])
    (await createAccountClient(kit, 'Bearer x')(one))?.be('unauthorized', 401);
  await checkTrail(kit, doomed);
  const send = createAccountClient(kit, `Bearer ${doomed.accessToken}`);
  const made = kit.judged.has('key.create') ? await send(key.create, { name: 'x' }) : undefined;
  (await send(route.remove))?.be('account', 200);
  for (const one of [auth.me, route.trail, route.remove]) (await send(one))?.be('account', 401);
  (await createSignInClient(kit).refresh(doomed.refreshToken))?.be('account', 401);
  if (made?.body)
    (await createAccountClient(kit, `Bearer ${made.body.key}`)(period.list))?.be('account', 401);
  (await createAccountClient(kit, `Bearer ${kept.accessToken}`)(auth.me))?.be('account', 200);
}
