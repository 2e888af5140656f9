import { effectiveNumber } from '@vitrina/ui/concentration.ts';
import { formatTenths } from '@vitrina/ui/format.ts';
import { ConcentrationBadge } from '@vitrina/ui/primitives/concentration-badge.tsx';

interface Props {
  /** HHI of 0–10 000; null where nothing sold. */
  hhi: number | null;
  /** Who is equal, in the genitive: «продавца» — «как 5,6 равного продавца». */
  whom: string;
}

/** A concentration in words, and how many equal rivals it amounts to. */
export function Concentration({ hhi, whom }: Props) {
  const equal = effectiveNumber(hhi);
  if (hhi === null || equal === null) return null;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <ConcentrationBadge hhi={hhi} />
      <span className="text-badge text-ink-2">
        как {formatTenths(equal)} равного {whom}
      </span>
    </span>
  );
}
