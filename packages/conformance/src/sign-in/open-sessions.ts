import { type AuthResult, contract, type OpenSession } from '@vitrina/contract';
import type { Kit } from '../kit.ts';
import { createAccountClient } from './account-client.ts';

const { auth, session: route } = contract;

/** Checks that another person neither sees nor ends a session. */
async function checkForeign(
  kit: Kit,
  { id }: OpenSession,
  own: AuthResult,
  foreign: AuthResult,
): Promise<void> {
  const send = createAccountClient(kit, `Bearer ${foreign.accessToken}`);
  const list = await send(route.list);
  list?.equal('sessions', 'the list has a session of another person', false, list.text.includes(id));
  (await send(route.end, { id }))?.be('sessions', 404);
  (await send(route.endOthers))?.be('sessions', 200);
  for (const { accessToken } of [own, foreign])
    (await createAccountClient(kit, `Bearer ${accessToken}`)(auth.me))?.be('sessions', 200);
}

/** Checks the open sessions of a signed-in person, and ends none. */
export async function checkOpenSessions(kit: Kit, own: AuthResult, foreign?: AuthResult): Promise<void> {
  for (const one of [route.list, route.endOthers])
    (await createAccountClient(kit, 'Bearer x')(one))?.be('unauthorized', 401);
  const send = createAccountClient(kit, `Bearer ${own.accessToken}`);
  const list = await send(route.list);
  list?.be('sessions', 200);
  if (!list?.body) return;
  const marked = list.body.sessions.filter(({ isCurrent }) => isCurrent);
  list.equal('sessions', 'sessions marked as the own one', 1, marked.length);
  const isShown = [own.accessToken, own.refreshToken].some((token) => list.text.includes(token));
  list.equal('sessions', 'the list shows tokens', false, isShown);
  (await send(route.end, { id: 'unknown' }))?.be('sessions', 404);
  (await send(route.end, { id: 'я' }))?.be('validation', 400);
  const [current] = marked;
  if (current && foreign) await checkForeign(kit, current, own, foreign);
  const left = await send(route.endOthers);
  left?.be('sessions', 200);
  left?.equal(
    'sessions',
    'the sessions left',
    [current?.id],
    left.body?.sessions.map(({ id }) => id),
  );
  (await send(auth.me))?.be('sessions', 200);
}
