import type { ToY } from './runs.ts';

interface Props {
  /** Horizontal position of the week, px. */
  readonly x: number;
  readonly toY: ToY;
  /** The value of each line in the week, and the class of the line's colour. */
  readonly values: readonly { readonly value: number | null | undefined; readonly stroke: string }[];
}

/** A point on each line in the week of the cursor. */
export const CursorPoints = ({ x, toY, values }: Props) =>
  values.map(({ value, stroke }, index) =>
    typeof value === 'number' ? (
      <circle key={index} cx={x} cy={toY(value)} r={4} strokeWidth={2} className={`fill-ground ${stroke}`} />
    ) : null,
  );
