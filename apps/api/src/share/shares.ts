import type { contract, CreatedShare, Share, SharedScreen, Shares } from '@vitrina/contract';
import { ContractError, readSharedAddress } from '@vitrina/contract/serving';
import { INDEX_FORMULA_VERSION } from '../analytics/report/index-formulas.ts';
import { toActor } from '../auth/caller.ts';
import type { Random } from '../auth/random.ts';
import { hashLinkToken } from '../auth/tokens.ts';
import type { Handlers } from '../server/endpoints/handlers.ts';
import { toAddressBlocks } from '../server/http/address-block.ts';
import type { ServedWeeks } from '../served-weeks/served-weeks.ts';
import type { Session } from '../store/sessions.ts';
import { deleteOwn } from '../store/delete-own.ts';
import { addShare, findShare, listShares, recordShareUse, type StoredShare } from '../store/shares.ts';
import type { Store } from '../store/store.ts';
import type { UserActor } from '../store/trail-events.ts';

/** Dependencies of the share handlers. */
export interface ShareDeps {
  store: Store;
  servedWeeks: Pick<ServedWeeks, 'read'>;
  now: () => Date;
  random: Pick<Random, 'id' | 'secret'>;
  /** Public origin of the product. */
  origin: string;
}

const DAY_MS = 86_400_000;

const toShare = ({ id, path, year, weekNumber, createdAt, expiresAt }: StoredShare): Share => ({
  id,
  path,
  year,
  weekNumber,
  createdAt,
  expiresAt,
});

/** Lists the live links of the caller. */
async function list({ store, now }: ShareDeps, userId: string): Promise<Shares> {
  return { shares: (await listShares(store, userId, now())).map(toShare) };
}

/**
 * Creates a link of the caller, whose token only the response contains. Throws ContractError: VALIDATION_ERROR for an
 * address that cannot be shared and at the maximum number of links, REPORT_NOT_FOUND if its week is not published.
 */
async function create(
  { store, servedWeeks, now, random, origin }: ShareDeps,
  actor: UserActor,
  { path, expiresInDays }: { path: string; expiresInDays: number },
): Promise<CreatedShare> {
  const address = readSharedAddress(path);
  if (!address) throw new ContractError('VALIDATION_ERROR', { fields: ['path'] });
  const { year, weekNumber } = address;
  const week = (await servedWeeks.read()).find(year, weekNumber);
  if (!week) throw new ContractError('REPORT_NOT_FOUND');
  const token = `link_${random.secret()}`;
  const createdAt = now();
  const share: StoredShare = {
    // A path param has at most 32 characters.
    id: random.id().replaceAll('-', ''),
    path,
    year,
    weekNumber,
    publishedAt: week.publishedAt,
    formulaVersion: INDEX_FORMULA_VERSION,
    createdAt: createdAt.toISOString(),
    expiresAt: new Date(createdAt.getTime() + expiresInDays * DAY_MS).toISOString(),
  };
  const isAdded = await addShare(store, { ...share, ...actor, hash: hashLinkToken(token) }, createdAt);
  if (!isAdded) throw new ContractError('VALIDATION_ERROR', { reason: 'too-many-links' });
  return { ...toShare(share), token, url: `${origin}/s/${token}` };
}

/** Revokes a link of the caller. Throws ContractError SHARE_NOT_FOUND. */
async function revoke(deps: ShareDeps, actor: UserActor, id: string): Promise<Shares> {
  if (!(await deleteOwn(deps.store, 'shares', { id, ...actor, now: deps.now() })))
    throw new ContractError('SHARE_NOT_FOUND');
  return list(deps, actor.userId);
}

/**
 * Returns the screen that a link opens. A week that is no longer published counts as replaced. Throws ContractError
 * SHARE_NOT_FOUND.
 */
async function open(
  { store, servedWeeks, now }: ShareDeps,
  token: string,
  ip: string,
): Promise<SharedScreen> {
  const share = await findShare(store, hashLinkToken(token), now());
  if (!share) throw new ContractError('SHARE_NOT_FOUND');
  await recordShareUse(store, share, { address: toAddressBlocks(ip).address, now: now() });
  const { path, year, weekNumber, expiresAt, publishedAt, formulaVersion } = share;
  const week = (await servedWeeks.read()).find(year, weekNumber);
  return {
    path,
    year,
    weekNumber,
    expiresAt,
    isReplaced: week?.publishedAt !== publishedAt,
    isFormulaChanged: formulaVersion !== INDEX_FORMULA_VERSION,
  };
}

/** Creates the share handlers. */
export const createShareHandlers = (deps: ShareDeps): Handlers<typeof contract.share, Session> => ({
  list: ({ caller }) => list(deps, caller.user.id),
  create: ({ caller, body, ip }) => create(deps, toActor(caller, ip), body),
  revoke: ({ caller, params, ip }) => revoke(deps, toActor(caller, ip), params.id),
  open: ({ body, ip }) => open(deps, body.token, ip),
});
