import { findingKinds, type StepOutcome } from './finding.ts';

/** A finished step: its row of the table, and its outcome. */
export interface FinishedStep {
  readonly group: string;
  readonly outcome: StepOutcome;
}

const columns = ['steps', 'right', 'refused', ...findingKinds];

const countRow = (steps: readonly FinishedStep[]): number[] => {
  const count = (isCounted: (outcome: StepOutcome) => boolean) =>
    steps.filter(({ outcome }) => isCounted(outcome)).length;
  const found = findingKinds.map((kind) =>
    count(({ findings }) => findings.some((finding) => finding.kind === kind)),
  );
  return [
    steps.length,
    count(({ isRefused, findings }) => !isRefused && findings.length === 0),
    count(({ isRefused, findings }) => isRefused && findings.length === 0),
    ...found,
  ];
};

/** Formats the steps as a Markdown table with one row for each group, and their sum. */
export const formatTable = (steps: readonly FinishedStep[]): string => {
  const groups = [...Map.groupBy(steps, ({ group }) => group)].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const rows = [...groups, ['all', steps] as const].map(([group, some]) => [group, ...countRow(some)]);
  const lines = [['fault', ...columns], ['---', ...columns.map(() => '---:')], ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
};
