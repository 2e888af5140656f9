import type { MarketState } from '../market/expected-reports.ts';
import { openServer, type OpenServer } from '../open-server.ts';
import type { Finding } from '../step.ts';
import { type Observation, readHealth, type ReadOptions, readReports } from './read-reports.ts';

/** Maximum printed findings of one kind. */
const MAX_FINDINGS = 5;

/** Lists differences from a fully served state: each report that is not right, and the periods. */
export const findProblems = async (url: string, state: MarketState): Promise<Finding[]> => {
  // Commands publish at their own time.
  const options = { isTimeKnown: false, isNewKnown: true, isPatient: true };
  const { readings, periods } = await readReports(url, state, options);
  const findings = readings
    .filter(({ kind }) => kind !== 'right')
    .map(({ kind, text }): Finding => ({ kind: kind === 'wrong' ? 'wrong' : 'lost', text }))
    .slice(0, MAX_FINDINGS);
  const expected = state.weekNumbers.toSorted((one, other) => other - one).join();
  if (periods.join() === expected) return findings;
  return [...findings, { kind: 'lost', text: `periods are ${periods.join()}, not ${expected}` }];
};

/** Checks whether health reports that no week can be served now. */
const isAllDown = (message: string): boolean => /движок перезапускается|Повреждена база/.test(message);

/** Reads health and returns how to read reports: while all weeks are down, a 503 is not retried. */
const chooseOptions = async (url: string): Promise<ReadOptions> => {
  const health = await readHealth(url);
  const isPatient = health !== undefined && !isAllDown(health.message);
  return { isTimeKnown: true, isNewKnown: health?.ok === true, isPatient };
};

/** Name of a week of the campaign. */
export const formatWeekName = (weekNumber: number): string => `2026-W${weekNumber}`;

const listWrong = ({ readings }: Observation): Finding[] =>
  readings
    .filter(({ kind }) => kind === 'wrong')
    .map(({ text }): Finding => ({ kind: 'wrong', text }))
    .slice(0, MAX_FINDINGS);

/** Checks that a refused week is not among the periods and named by health, which is not ok. */
const checkRefused = (weekNumber: number, { readings, periods, health }: Observation): Finding[] => {
  const { ok = true, message = '' } = health ?? {};
  const isMissing = readings.some((one) => one.weekNumber === weekNumber && one.kind === 'missing');
  const text = `week ${weekNumber} is refused; health: ${JSON.stringify(health)}`;
  const findings: Finding[] = [];
  if (ok || !(message.includes(formatWeekName(weekNumber)) || isAllDown(message)))
    findings.push({ kind: isMissing ? 'lost' : 'silent', text });
  if (periods.includes(weekNumber) && !isAllDown(message))
    findings.push({ kind: 'silent', text: `in the periods, ${text}` });
  return findings;
};

/** Checks that a report of several weeks is refused only while health is not ok, or a week is refused. */
const checkRefusedSeveral = ({ readings, periods, health }: Observation, state: MarketState): Finding[] =>
  health?.ok === false || periods.length < state.weekNumbers.length
    ? []
    : readings
        .filter(({ kind, weekNumber }) => kind === 'refused' && weekNumber === undefined)
        .map(({ text }): Finding => ({ kind: 'silent', text: `${text}, all weeks served, health is well` }));

interface ServedOutcome {
  readonly findings: Finding[];
  /** Weeks that are still refused at the end. */
  readonly refused: number[];
}

/** Reads all reports before the contents are verified, and after the sweep and the verification. */
export const checkServer = async (
  state: MarketState,
  { url, prepare, servedWeeks }: OpenServer,
): Promise<ServedOutcome> => {
  // Before the verification health may be ok although a week lacks data that another one needs.
  const early = await readReports(url, state, { ...(await chooseOptions(url)), isNewKnown: false });
  await prepare();
  await servedWeeks.verify('contents').catch(() => undefined);
  const late = await readReports(url, state, await chooseOptions(url));
  const refused = state.weekNumbers.filter((week) =>
    late.readings.some(({ weekNumber, kind }) => weekNumber === week && kind !== 'right'),
  );
  const findings = [
    ...listWrong(early),
    ...checkRefusedSeveral(early, state),
    ...listWrong(late),
    ...checkRefusedSeveral(late, state),
    ...refused.flatMap((week) => checkRefused(week, late)),
  ];
  return { findings, refused };
};

/** Opens a server after a repair; every week must be right again. */
export const checkRepaired = async (state: MarketState, dataDir: string, how: string): Promise<Finding[]> => {
  const server = await openServer(dataDir);
  if ('exitCode' in server) return [{ kind: 'lost', text: `${how}: ${server.message}` }];
  const { findings, refused } = await checkServer(state, server);
  await server.close();
  const lost = refused.map((week): Finding => ({ kind: 'lost', text: `week ${week} is refused` }));
  return [...findings, ...lost].map(({ kind, text }) => ({ kind, text: `${how}: ${text}` }));
};
