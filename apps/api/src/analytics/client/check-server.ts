import type { ClientOptions } from './client-options.ts';
import { createHttpQuery } from './http-query.ts';

/** First version whose HTTP interface applies settings to a statement in a form; the functions need 24.2. */
const MINIMUM_VERSION = [25, 8] as const;

const isRecent = (version: string): boolean => {
  const [year = 0, month = 0] = version.split('.').map(Number);
  return year > MINIMUM_VERSION[0] || (year === MINIMUM_VERSION[0] && month >= MINIMUM_VERSION[1]);
};

/** A value of a setting that no server has by default. */
const PROBE = '1000007';

/** Long enough to be sent in a form. */
const longText = 'a'.repeat(5000);

/**
 * Checks that a server is new enough, and that a statement with long parameters gets its settings, without which
 * reports have no limits. Returns the id that the server stores, or throws a clause with the problem.
 */
export const checkServer = async (options: ClientOptions): Promise<string> => {
  const http = createHttpQuery(options);
  const signal = AbortSignal.timeout(10_000);
  const ask = async (statement: string, values: Readonly<Record<string, string>>) =>
    (await http.query(`${statement} FORMAT TabSeparated`, values, undefined, signal)).bytes.toString().trim();
  try {
    const version = await ask('SELECT version()', {});
    if (!isRecent(version))
      throw new Error(
        `its version is ${version.slice(0, 40)}, and Vitrina needs ClickHouse ${MINIMUM_VERSION.join('.')} or later`,
      );
    const statement = `SELECT length({text:String}), getSetting('max_result_rows')`;
    const found = await ask(statement, { param_text: longText, max_result_rows: PROBE });
    if (found !== `${longText.length}\t${PROBE}`)
      throw new Error('it ignores the settings of statements that are sent as a form');
    return await ask('SELECT serverUUID()', {});
  } finally {
    http.close();
  }
};
