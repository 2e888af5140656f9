import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';

const lineClass = 'flex items-center justify-between gap-3';

/** Parts of a text separated by «·», on one line: one without room is omitted as a whole. */
const Parts = ({ text }: { readonly text: string }) => (
  <span className="flex h-5 min-w-0 flex-wrap overflow-hidden">
    {text.split(' · ').map((part, at) => (
      <span key={`${at} ${part}`} className={at === 0 ? 'max-w-full truncate' : 'whitespace-pre'}>
        {at === 0 ? part : ` · ${part}`}
      </span>
    ))}
  </span>
);

interface LinesProps {
  readonly name: ReactNode;
  readonly value: string | null;
  readonly valueClass?: string | undefined;
  /** Precedes the texts of the second line. */
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
          <Parts text={secondary} />
        </span>
        <span className="flex shrink-0 items-center gap-3">
          <span className={classNames('figures', secondaryClass)}>{secondaryValue}</span>
          {isNameAlone ? <span className="text-[0.875rem] text-ink">{main}</span> : null}
        </span>
      </span>
    </>
  );
};
