import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';

const lineClass = 'flex items-baseline justify-between gap-3';

interface LinesProps {
  readonly name: ReactNode;
  readonly value: string | null;
  readonly valueClass?: string | undefined;
  readonly secondary: string;
  readonly secondaryValue: string | null;
  readonly isNameAlone?: boolean | undefined;
}

/** The two lines of a row. */
export const Lines = ({
  name,
  value,
  valueClass,
  secondary,
  secondaryValue,
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
        <span className="truncate">{secondary}</span>
        {isNameAlone ? (
          <span className="text-[0.875rem] text-ink">{main}</span>
        ) : (
          <span className="figures shrink-0">{secondaryValue}</span>
        )}
      </span>
    </>
  );
};
