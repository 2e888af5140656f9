import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';

const lineClass = 'flex items-center justify-between gap-3';

interface LinesProps {
  readonly name: ReactNode;
  readonly value: string | null;
  readonly valueClass?: string | undefined;
  /** Stands before the texts of the second line. */
  readonly badge?: ReactNode;
  readonly secondary: string;
  readonly secondaryValue: string | null;
  readonly secondaryClass?: string | undefined;
  readonly isNameAlone?: boolean | undefined;
}

/** The two lines of a row. */
export const Lines = ({
  name,
  value,
  valueClass,
  badge,
  secondary,
  secondaryValue,
  secondaryClass,
  isNameAlone = false,
}: LinesProps) => {
  const main = <span className={classNames('figures shrink-0 font-semibold', valueClass)}>{value}</span>;
  return (
    <>
      <span className={lineClass}>
        {name}
        {isNameAlone ? null : main}
      </span>
      <span className={classNames(lineClass, 'text-badge font-normal text-ink-3')}>
        <span className="flex min-w-0 items-center gap-2">
          {badge}
          <span className="truncate">{secondary}</span>
        </span>
        <span className="flex shrink-0 items-center gap-3">
          <span className={classNames('figures', secondaryClass)}>{secondaryValue}</span>
          {isNameAlone ? <span className="text-[0.875rem] text-ink">{main}</span> : null}
        </span>
      </span>
    </>
  );
};
