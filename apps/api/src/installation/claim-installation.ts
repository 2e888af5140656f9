import { randomBytes } from 'node:crypto';
import type { Analytics } from '../analytics/analytics.ts';
import { claimDatabase, readInstallation, replaceInstallation } from '../analytics/snapshot/installation.ts';
import { addInstallation, readStoredInstallation, writeInstallation } from '../store/installation.ts';
import { listPublishedWeeks } from '../store/published-weeks.ts';
import type { Store } from '../store/store.ts';

/** The engine's database belongs to another installation. The message says what to do. */
export class ForeignInstallation extends Error {
  override readonly name = 'ForeignInstallation';
}

const NO_VIEW =
  "The engine's database has a table `installation` that is not Vitrina's: the definition is damaged, put it back from a backup; or CLICKHOUSE_URL leads to a database of something else. Nothing was changed.";

const shorten = (id: string | undefined): string => (id === undefined ? 'none' : `${id.slice(0, 8)}…`);

const describeForeign = (analytics: Analytics, engine: string, app: string | undefined): string => {
  const owners = `the engine's database belongs to installation ${shorten(engine)}, this data directory is ${app === undefined ? 'new' : shorten(app)}`;
  return analytics.isOwn
    ? `The app database is not the one of this engine: ${owners}. Put its own vitrina.sqlite back, or move the file away and run  pnpm recover. Nothing was changed.`
    : `CLICKHOUSE_URL leads to weeks of another installation: ${owners}. Set CLICKHOUSE_URL to another server or database, or DATA_DIR to that installation's. If its app database is lost, run  pnpm recover --take-over. Nothing was changed.`;
};

const describeNewEngine = (app: string): string =>
  `The engine of this data directory is new, and the weeks of installation ${shorten(app)} in DATABASE_URL are in another. Set CLICKHOUSE_URL to the server that has them. If their engine is lost, run  pnpm recover --take-over  and ingest them again. Nothing was changed.`;

/** Throws ForeignInstallation if the engine of a data directory is new and another engine has the weeks. */
const checkEngineOfShared = async (analytics: Analytics, store: Store, app: string): Promise<void> => {
  if (!store.isShared || !analytics.isOwn || (await listPublishedWeeks(store)).length === 0) return;
  throw new ForeignInstallation(describeNewEngine(app));
};

/**
 * Checks that the app database and the engine's database have the same installation id and returns it. The first
 * start creates the id and claims an unclaimed database; a new app database adopts the id of its data directory's own
 * engine. `isEngineLost` lets a new engine replace one that other data directories used. Throws ForeignInstallation
 * if they differ, and AnalyticsUnavailable.
 */
export const claimInstallation = async (
  analytics: Analytics,
  store: Store,
  { isEngineLost = false } = {},
): Promise<string> => {
  const createdAt = new Date().toISOString();
  const found = await readInstallation(analytics);
  const stored = await readStoredInstallation(store);
  if (stored === undefined && found !== undefined && !analytics.isOwn)
    throw new ForeignInstallation(describeForeign(analytics, found, stored));
  if (stored !== undefined && found === undefined && !isEngineLost)
    await checkEngineOfShared(analytics, store, stored);
  const appId = stored ?? (await addInstallation(store, found ?? randomBytes(16).toString('hex'), createdAt));
  const engineId = found ?? (await claimDatabase(analytics, appId, createdAt));
  if (engineId === undefined) throw new ForeignInstallation(NO_VIEW);
  if (appId !== engineId) throw new ForeignInstallation(describeForeign(analytics, engineId, appId));
  return engineId;
};

/**
 * Makes this installation the owner of the engine's database if the app database has no weeks: adopts the id of its
 * own engine, or gives a server's database a new one, so that the earlier owner is refused. Throws
 * ForeignInstallation if `takeOver` does not confirm a server's database, or the app database has weeks.
 */
export const takeOverInstallation = async (
  analytics: Analytics,
  store: Store,
  { takeOver }: { takeOver: boolean },
): Promise<string> => {
  const [app, engine] = [await readStoredInstallation(store), await readInstallation(analytics)];
  if (engine === undefined || app === engine)
    return claimInstallation(analytics, store, { isEngineLost: takeOver });
  const hasWeeks = (await listPublishedWeeks(store)).length > 0;
  if (hasWeeks || (!analytics.isOwn && !takeOver))
    throw new ForeignInstallation(describeForeign(analytics, engine, app));
  const createdAt = new Date().toISOString();
  const id = analytics.isOwn ? engine : randomBytes(16).toString('hex');
  await writeInstallation(store, id, createdAt);
  if (id !== engine) await replaceInstallation(analytics, id, createdAt);
  return id;
};
