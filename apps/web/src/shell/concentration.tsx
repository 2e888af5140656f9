import { effectiveNumber } from '@vitrina/ui/concentration.ts';
import { faces } from '@vitrina/ui/faces.ts';
import { formatHhi, formatTenths } from '@vitrina/ui/format.ts';
import { ConcentrationBadge } from '@vitrina/ui/primitives/concentration-badge.tsx';
import { Term } from '@vitrina/ui/primitives/term.tsx';

interface Props {
  field: 'categorySellersHHI' | 'categoryBrandsHHI' | 'brandSellersHHI';
  /** HHI of 0–10 000; null where nothing sold. */
  hhi: number | null;
  /** Who is equal, in the genitive: «как 5,6 равного продавца». */
  whom: string;
}

/** A concentration in words and as HHI, and how many equal rivals it amounts to. */
export function Concentration({ field, hhi, whom }: Props) {
  const equal = effectiveNumber(hhi);
  if (hhi === null || equal === null) return null;
  const { label, hint } = faces[field];
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-2.5 gap-y-1 border-t border-line-soft pt-3">
      <Term title={label} text={hint} className="text-section">
        {label.replace(' (HHI)', '')}
      </Term>
      <ConcentrationBadge hhi={hhi} />
      <span className="text-ink-2">
        HHI {formatHhi(hhi)} · как{' '}
        <span className="font-medium text-ink">
          {formatTenths(equal)} равного {whom}
        </span>
      </span>
    </p>
  );
}
