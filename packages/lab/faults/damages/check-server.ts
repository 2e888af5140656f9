import { readSeveralWeeks } from '../check/read-several-weeks.ts';
import {
  isRight,
  type ReadOptions,
  readHealth,
  readPeriods,
  readWeeks,
  type WeekReading,
} from '../check/read-weeks.ts';
import type { Finding } from '../finding.ts';
import type { MarketState } from '../market/expected-reports.ts';
import { openServer, type OpenServer } from './open-server.ts';

/** Whether health says that no week can be served now. */
const isAllDown = (message: string): boolean => /движок перезапускается|Повреждена база/.test(message);

/** Reads health and returns how weeks are read then: where all are down, a 503 is not retried. */
const chooseOptions = async (url: string): Promise<ReadOptions> => {
  const health = await readHealth(url);
  const isPatient = health !== undefined && !isAllDown(health.message);
  return { isTimeKnown: true, isPatient, isNewKnown: health?.ok === true };
};

const wrongFindings = (readings: readonly WeekReading[]): Finding[] =>
  readings.flatMap(({ weekNumber, wrong }) =>
    wrong.slice(0, 3).map((line): Finding => ({ kind: 'wrong', text: `week ${weekNumber}: ${line}` })),
  );

/** Name of a week of the campaign. */
export const formatWeekName = (weekNumber: number) => `2026-W${weekNumber}`;

/** Checks that refused weeks are out of the periods and named by health, which is not well. */
const checkRefused = async (url: string, readings: readonly WeekReading[]): Promise<Finding[]> => {
  const refused = readings.filter((reading) => !isRight(reading));
  if (refused.length === 0) return [];
  const [periods, health] = [(await readPeriods(url)) ?? [], await readHealth(url)];
  const findings: Finding[] = [];
  for (const { weekNumber, missing, refused: errors } of refused) {
    const text = `week ${weekNumber}: ${errors} refused, ${missing} missing; health: ${JSON.stringify(health)}`;
    const { message = '' } = health ?? {};
    const isNamed = message.includes(formatWeekName(weekNumber)) || isAllDown(message);
    if (health?.ok !== false || !isNamed) findings.push({ kind: missing > 0 ? 'lost' : 'silent', text });
    if (periods.includes(weekNumber) && !isAllDown(message))
      findings.push({ kind: 'silent', text: `in the periods, ${text}` });
  }
  return findings;
};

interface ServedOutcome {
  findings: Finding[];
  /** Weeks that are refused in the end. */
  refused: number[];
}

/** Reads all weeks before the contents are verified, after the sweep, and after the verification. */
export const checkServer = async (base: MarketState, server: OpenServer): Promise<ServedOutcome> => {
  // Before the verification health may be well although a week lacks what another one needs.
  const early = { ...(await chooseOptions(server.url)), isNewKnown: false };
  const findings = wrongFindings(await readWeeks(server.url, base, early));
  findings.push(...(await readSeveralWeeks(server.url, base, early)));
  await server.prepare();
  await server.servedWeeks.verify('contents').catch(() => undefined);
  const options = await chooseOptions(server.url);
  const readings = await readWeeks(server.url, base, options);
  findings.push(...wrongFindings(readings), ...(await readSeveralWeeks(server.url, base, options)));
  findings.push(...(await checkRefused(server.url, readings)));
  const refused = readings.filter((reading) => !isRight(reading)).map(({ weekNumber }) => weekNumber);
  return { findings, refused };
};

/** Opens a server after a repair; every week must be right again. */
export const checkRepaired = async (base: MarketState, dataDir: string, how: string): Promise<Finding[]> => {
  const server = await openServer(dataDir);
  if ('exitCode' in server) return [{ kind: 'lost', text: `${how}: ${server.message}` }];
  const { findings, refused } = await checkServer(base, server);
  await server.close();
  if (refused.length > 0)
    findings.push({ kind: 'lost', text: `${how}: weeks ${refused.join()} are refused` });
  return findings.map(({ kind, text }) => ({ kind, text: `${how}: ${text}` }));
};
