import type { Analytics } from '../analytics/analytics.ts';
import type { ServedWeeks } from '../served-weeks/served-weeks.ts';
import { share } from './share.ts';
import { StoreDamaged } from '../store/store-damaged.ts';
import { StoreUnavailable } from '../store/store-unavailable.ts';

/** Sources of the server's state. */
export interface StateSources {
  readonly analytics: Pick<Analytics, 'problem' | 'restartCount' | 'isOwn' | 'rows'>;
  readonly servedWeeks: Pick<ServedWeeks, 'list' | 'listDamaged' | 'listOutdated'>;
  /** Writes into the app database. Throws StoreUnavailable or StoreDamaged. */
  readonly checkWritable: () => Promise<void>;
  /** Alarms of sign-in and how often each was raised since the start. */
  readonly alarms: Readonly<Record<string, number>>;
  /** Folder with all data of the server. */
  readonly dataDir: string;
}

/** State of the server's dependencies; the results of a ping and of a write are at most a second old. */
export interface State {
  /** Why the engine does not respond; undefined while it does. */
  readonly engineProblem: () => Promise<string | undefined>;
  /** Why the app database cannot be used; undefined while it can be read and written. */
  readonly storeProblem: () => Promise<string | undefined>;
}

/** Maximum time for the response of a ClickHouse server, ms; a server counts as down five seconds after it ended. */
const PING_TIMEOUT_MS = 3000;

/** Whether a query gets a response in time; its connection is closed otherwise. */
export async function isEngineResponding(
  analytics: Pick<Analytics, 'rows'>,
  milliseconds: number,
): Promise<boolean> {
  const timeout = AbortSignal.timeout(milliseconds);
  const { promise: late, resolve } = Promise.withResolvers<false>();
  timeout.addEventListener('abort', () => resolve(false), { once: true });
  const answered = analytics.rows('SELECT 1 AS one', {}, {}, timeout).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]);
}

/** Returns why the app database cannot be used; rethrows other errors. */
const describeStoreError = (error: unknown, sentence: string): string => {
  if (error instanceof StoreUnavailable || error instanceof StoreDamaged) return sentence;
  throw error;
};

/** Creates the readings of the state. Our own engine is supervised, a server is pinged. */
export function createState({ analytics, servedWeeks, checkWritable }: StateSources): State {
  const ping = share(() => isEngineResponding(analytics, PING_TIMEOUT_MS));
  const write = share(checkWritable);
  const engineProblem = async () => {
    const problem = analytics.problem();
    if (problem !== undefined || analytics.isOwn) return problem;
    return (await ping()) ? undefined : 'The ClickHouse server does not respond';
  };
  const storeProblem = async () => {
    try {
      await servedWeeks.list();
    } catch (error) {
      return describeStoreError(error, 'The app database cannot be used');
    }
    return write().then(
      () => undefined,
      (error: unknown) => describeStoreError(error, 'The app database cannot be written'),
    );
  };
  return { engineProblem, storeProblem };
}
