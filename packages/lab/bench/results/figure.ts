/** Maximum of a figure: of its value, or of the ratio of its value to the baseline. */
export interface Bound {
  on: 'value' | 'ratio';
  limit: number;
}

/** A bound of the value itself. */
export const atMost = (limit: number): Bound => ({ on: 'value', limit });

/** A bound of the ratio to the baseline. */
export const atMostTimes = (limit: number): Bound => ({ on: 'ratio', limit });

/** One measured figure, compared with the machine's limit. */
export interface Figure {
  name: string;
  unit: 'ms' | 's' | 'MB' | 'calls' | 'score';
  value: number;
  /** The machine's limit, measured in the same run. */
  baseline?: number | undefined;
  bound: Bound;
}

/** A figure with the number of its point. */
export type PointFigure = Figure & { point: number };

/** The ratio of the value to the baseline; NaN without a baseline. */
export const getRatio = ({ value, baseline = Number.NaN }: Figure): number => value / baseline;

/** Compares a figure with its bound; NaN fails. */
export const checkBound = (figure: Figure): 'pass' | 'FAIL' => {
  const measured = figure.bound.on === 'value' ? figure.value : getRatio(figure);
  return measured <= figure.bound.limit ? 'pass' : 'FAIL';
};

/** Exit code of a completed run: 1 if a bound is broken; a quick run checks no bounds. */
export const toExitCode = (figures: readonly Figure[], isQuick: boolean): 0 | 1 =>
  !isQuick && figures.some((figure) => checkBound(figure) === 'FAIL') ? 1 : 0;
