/** The bound of a figure. */
interface Bound {
  /** What is compared with `limit`: the figure's value, or its ratio to the baseline. */
  on: 'value' | 'ratio';
  must: 'at most' | 'at least';
  limit: number;
}

/** One measured figure, beside what the machine allows. */
export interface Figure {
  /** Number of the point that measures it, 1–13. */
  point: number;
  name: string;
  unit: 'ms' | 's' | 'KB' | 'MB' | 'requests/s' | 'exponent' | 'calls' | 'score';
  value: number;
  /** What the machine allows, measured in the same run. */
  baseline?: number;
  /** Value to baseline, or baseline to value where the bound is a minimum of speed. */
  ratio?: number;
  /** A figure without a bound is shown only. */
  bound?: Bound;
}

/** Compares a figure with its bound; NaN fails, no bound is ''. */
export const checkBound = ({ value, ratio, bound }: Figure): 'pass' | 'FAIL' | '' => {
  if (!bound) return '';
  const measured = bound.on === 'value' ? value : (ratio ?? Number.NaN);
  const isWithin = bound.must === 'at most' ? measured <= bound.limit : measured >= bound.limit;
  return isWithin ? 'pass' : 'FAIL';
};

/** Exit code of a completed run: 1 if a bound is broken; a quick run checks no bounds. */
export const toExitCode = (figures: readonly Figure[], isQuick: boolean): 0 | 1 =>
  !isQuick && figures.some((figure) => checkBound(figure) === 'FAIL') ? 1 : 0;
