import { Session } from 'chdb';
import { limitConcurrency } from './limit-concurrency.ts';
import {
  formatSettings,
  formatStatement,
  quoteLiteral,
  createSessionKey,
  type StatementRequest,
} from './statement.ts';

/** Maximum number of running queries; each occupies a thread of libuv (UV_THREADPOOL_SIZE in start-server.ts). */
const MAX_QUERIES = 24;
/** Maximum number of idle sessions: opening one costs 0.1 ms, closing one waits for every running query. */
const MAX_IDLE_SESSIONS = 64;

/** Arguments of the engine: a statement is complete SQL, and no expression is compiled (decision 003). */
const options = {
  connectionArgs: [
    '--implicit_select=0',
    '--compile_expressions=0',
    '--compile_aggregate_expressions=0',
    '--compile_sort_description=0',
  ],
};

/** The embedded engine, opened on its directory. */
export interface Sessions {
  /** Runs a statement; the result in its format. */
  run(request: StatementRequest): Promise<Uint8Array>;
  /** Kills a query by id; false if it does not run. */
  kill(queryId: string): Promise<boolean>;
  /** Runs a trivial query. */
  ping(): Promise<void>;
}

/** Whether a statement leaves no state in its session. */
const isReusable = ({ statement }: StatementRequest) => /^\s*(SELECT|WITH|INSERT|KILL)\b/i.test(statement);

/**
 * Opens chDB. A session keeps its settings and parameters, so it is reused only for statements with the same settings
 * that set the same parameters; a session whose query failed is closed, since its output would reach the next query. No
 * statement sees another's data.
 */
export const openSessions = (directory: string, database: string): Sessions => {
  const control = new Session(directory, options);
  control.query(`CREATE DATABASE IF NOT EXISTS \`${database.replaceAll('`', '``')}\` ENGINE = Atomic`);
  const idle: { key: string; session: Session }[] = [];
  const enter = limitConcurrency(MAX_QUERIES);

  const takeIdleSession = (key: string): Session | undefined => {
    const found = idle.findLastIndex((entry) => entry.key === key);
    return found < 0 ? undefined : idle.splice(found, 1)[0]?.session;
  };

  const reuseSession = (key: string, session: Session) => {
    idle.push({ key, session });
    if (idle.length > MAX_IDLE_SESSIONS) idle.shift()?.session.close();
  };

  const runNow = async (request: StatementRequest) => {
    const key = createSessionKey(request);
    const started = takeIdleSession(key);
    const session = started ?? new Session(directory, options);
    const text = (started ? '' : formatSettings(request)) + formatStatement(request);
    let isClean = false;
    try {
      const result = await session.queryAsync(text, { format: request.format });
      isClean = isReusable(request);
      return result.bytes();
    } finally {
      if (isClean) reuseSession(key, session);
      else session.close();
    }
  };

  return {
    run: (request) =>
      /^\s*KILL\b/i.test(request.statement) ? runNow(request) : enter(() => runNow(request)),
    kill: async (queryId) => {
      const where = `Settings['log_comment'] = ${quoteLiteral(queryId)}`;
      return (await control.queryAsync(`KILL QUERY WHERE ${where}`)).bytes().length > 0;
    },
    ping: async () => {
      await control.queryAsync('SELECT 1');
    },
  };
};
