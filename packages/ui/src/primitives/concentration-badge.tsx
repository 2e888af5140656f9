import { classNames } from '../class-names.ts';
import { findConcentration, type Concentration } from '../format/concentration.ts';

const levelClasses: Readonly<Record<Concentration['level'], string>> = {
  weak: 'border border-line-quiet bg-hhi-weak-soft text-hhi-weak',
  moderate: 'bg-hhi-moderate-soft text-hhi-moderate',
  high: 'bg-hhi-high-soft text-hhi-high',
};

/** Block widths of the glyph: equal, descending, one dominant. */
const blocks: Readonly<Record<Concentration['level'], readonly number[]>> = {
  weak: [3, 3, 3, 3],
  moderate: [7, 4, 2],
  high: [12, 1.5],
};

const Glyph = ({ level }: { readonly level: Concentration['level'] }) => (
  <svg viewBox="0 0 15 8" className="h-2 w-[15px] shrink-0" aria-hidden="true">
    {blocks[level].map((width, index, all) => (
      <rect
        key={index}
        x={all.slice(0, index).reduce((x, before) => x + before + 1, 0)}
        width={width}
        height="8"
        rx="1"
        fill="currentColor"
      />
    ))}
  </svg>
);

/** Badge with the level of a concentration (HHI of 0–10 000). */
export const ConcentrationBadge = ({ hhi }: { readonly hhi: number }) => {
  const { level, label } = findConcentration(hhi);
  return (
    <span
      className={classNames(
        'inline-flex h-5 items-center gap-1.5 rounded-badge px-1.5 text-badge whitespace-nowrap forced-colors:border',
        levelClasses[level],
      )}
    >
      <Glyph level={level} />
      {label}
    </span>
  );
};
