import type { Import, ImportProblem } from '@vitrina/contract';

/** The steps of an import, in order. */
export const steps = ['files', 'columns', 'check', 'publish'] as const;

/** A step of an import. */
export type Step = (typeof steps)[number];

/** Whether a check has found problems that the person can solve. */
export const hasDecisions = ({ problems }: Import): boolean =>
  problems.some(({ kind }) => kind !== 'other' && kind !== 'no-table');

/** Finds the problem of a file that cannot be read, whatever the person decides. */
export const findFileProblem = ({ readings, problems }: Import, name: string): ImportProblem | undefined =>
  readings.some(({ file }) => file === name)
    ? undefined
    : problems.find(
        ({ kind, file }) => (kind === 'other' || kind === 'no-table') && (file === name || file === null),
      );

/**
 * Returns the step to show.
 * @param checked the import as its last check left it
 * @param wanted the step that the person has chosen; without one, the step that the import has reached
 */
export function findStep(
  current: Import | undefined,
  checked: Import | undefined,
  wanted: Step | undefined,
): Step {
  const canDecide = checked !== undefined && (checked.readings.length > 0 || hasDecisions(checked));
  switch (current?.state) {
    case undefined:
    case 'receiving':
      return 'files';
    case 'waiting':
    case 'checking':
      // A publication that waits keeps the report of its check.
      if (current.report !== null) return 'publish';
      return wanted === undefined || wanted === 'files' || !canDecide ? 'files' : 'columns';
    case 'refused':
      // A publication was refused: the report is that of the check before it.
      if (current.report !== null) return wanted ?? 'check';
      return wanted === 'files' || !canDecide ? 'files' : 'columns';
    case 'checked':
      return wanted ?? 'check';
    case 'publishing':
    case 'published':
      return 'publish';
  }
}
