import { Session } from 'chdb';
import { createSemaphore } from '../report/semaphore.ts';
import { database } from './protocol.ts';
import { formatStatement, type StatementRequest, literal } from './statement.ts';

/** Queries at once; each keeps one of libuv's threads (see UV_THREADPOOL_SIZE in start.ts). */
const concurrency = 24;
/** Sessions kept for later calls; opening one costs 0.1 ms, closing waits for every running query. */
const idleLimit = 64;

/** The embedded engine, opened on its directory. */
export interface Sessions {
  /** Runs a call to its end; the whole answer in the call's format. */
  run(call: StatementRequest): Promise<Uint8Array>;
  /** Stops the query of this id; false if none such runs. */
  kill(queryId: string): Promise<boolean>;
  /** Whether the engine still answers a trivial query. */
  ping(): Promise<void>;
}

/** A statement that leaves nothing behind in its session. */
const isReusable = ({ statement }: StatementRequest) => /^\s*(SELECT|WITH|INSERT|KILL)\b/i.test(statement);

/**
 * Opens the engine. A session remembers what was SET in it, so it is used again only by calls that set
 * the very same names; and one whose query failed is thrown away, for it gives what that query had already
 * found to the next. So nothing of one call is ever seen by another.
 */
export const openSessions = (directory: string): Sessions => {
  const options = { connectionArgs: ['--implicit_select=0'] };
  const control = new Session(directory, options);
  control.query(`CREATE DATABASE IF NOT EXISTS ${database} ENGINE = Atomic`);
  const idle: { key: string; session: Session }[] = [];
  const enter = createSemaphore(concurrency, Number.POSITIVE_INFINITY);

  const take = (key: string) => {
    const found = idle.findLastIndex((entry) => entry.key === key);
    const [entry] = found < 0 ? [] : idle.splice(found, 1);
    return entry?.session ?? new Session(directory, options);
  };

  const giveBack = (key: string, session: Session) => {
    idle.push({ key, session });
    if (idle.length > idleLimit) idle.shift()?.session.close();
  };

  const runNow = async (call: StatementRequest) => {
    const key = [...call.sets.keys()].toSorted().join();
    const session = take(key);
    let isClean = false;
    try {
      const result = await session.queryAsync(formatStatement(call), { format: call.format });
      isClean = isReusable(call);
      return result.bytes();
    } finally {
      if (isClean) giveBack(key, session);
      else session.close();
    }
  };

  return {
    run: (call) => (/^\s*KILL\b/i.test(call.statement) ? runNow(call) : enter(() => runNow(call))),
    kill: async (queryId) => {
      const where = `Settings['log_comment'] = ${literal(queryId)}`;
      return (await control.queryAsync(`KILL QUERY WHERE ${where}`)).bytes().length > 0;
    },
    ping: async () => {
      await control.queryAsync('SELECT 1');
    },
  };
};
