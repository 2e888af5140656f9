/** What one figure is held to. */
interface Bound {
  /** What is held: the figure itself, or its ratio to the limit. */
  on: 'ours' | 'ratio';
  must: 'at most' | 'at least';
  value: number;
}

/** One measured figure beside what the machine allows. */
export interface Figure {
  /** Number of the point that it belongs to. */
  point: number;
  name: string;
  unit: 'ms' | 's' | 'KB' | 'MB' | 'requests/s' | 'exponent';
  ours: number;
  /** What the machine allows, measured in the same run. */
  limit?: number;
  /** Ours to the limit, or the limit to ours, whichever the bound is told in. */
  ratio?: number;
  /** A figure without one is told and not judged. */
  bound?: Bound;
}

/** A figure's verdict; one that is no number falls short of any bound. */
export const verdict = ({ ours, ratio, bound }: Figure): 'pass' | 'FAIL' | '' => {
  if (!bound) return '';
  const value = bound.on === 'ours' ? ours : (ratio ?? Number.NaN);
  const holds = bound.must === 'at most' ? value <= bound.value : value >= bound.value;
  return holds ? 'pass' : 'FAIL';
};

/** Exit code of a run that was not broken: a quick one is no judge of times. */
export const exitCodeOf = (figures: readonly Figure[], quick: boolean): 0 | 1 =>
  !quick && figures.some((figure) => verdict(figure) === 'FAIL') ? 1 : 0;
