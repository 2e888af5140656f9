import type { ComparedKind } from './compared-entities.ts';
import { comparedKinds } from './compared-kinds.ts';
import { EntityMark, markColours } from './entity-mark.tsx';
import { FigureLabel } from './figure-label.tsx';
import type { FigureRow } from './figure-rows.ts';
import { FigureValue } from './figure-value.tsx';
import type { Compared } from './use-compared.ts';
import * as texts from '#texts/compare/compare';

interface Props {
  kind: ComparedKind;
  entities: readonly Compared[];
  rows: readonly FigureRow[];
}

/** Finds the value that fills a bar; undefined for a rank, and with a negative value: a bar starts at zero. */
function findFullBar({ isRank, values }: FigureRow): number | undefined {
  const known = values.filter((value) => typeof value === 'number');
  const largest = Math.max(0, ...known);
  return isRank || largest === 0 || known.some((value) => value < 0) ? undefined : largest;
}

const Bar = ({ part, at }: { part: number; at: number }) => (
  <span
    aria-hidden="true"
    className={`mark block h-2 min-w-0.5 rounded-mark bg-current ${markColours[at]?.text ?? ''}`}
    style={{ width: `${100 * part}%` }}
  />
);

/** One figure: its name, and below it one row per entity. */
const Figure = ({ row, entities }: { row: FigureRow; entities: readonly Compared[] }) => {
  const full = findFullBar(row);
  return (
    <tbody className="border-b border-line-soft">
      <tr>
        <th scope="rowgroup" colSpan={3} className="pt-3 pb-1 text-left">
          <FigureLabel row={row} />
        </th>
      </tr>
      {entities.map(({ id, at, title }, index) => {
        const value = row.values[index];
        return (
          <tr key={id} className="h-6 last:h-8 last:*:pb-2">
            <th scope="row" className="w-[45%] max-w-0 pr-2 text-left font-normal">
              <span className="flex items-center gap-2">
                <EntityMark at={at} />
                <span className="truncate">{title}</span>
              </span>
            </th>
            <td className="w-[25%]">
              {full !== undefined && typeof value === 'number' && <Bar part={value / full} at={at} />}
            </td>
            <td className="figures pl-2 text-right whitespace-nowrap">
              <FigureValue row={row} index={index} />
            </td>
          </tr>
        );
      })}
    </tbody>
  );
};

/** Figures on a phone: one block per figure, with the entities below one another. */
export const PhoneFigures = ({ kind, entities, rows }: Props) => (
  <div className="px-(--gutter)">
    {entities.length > 1 && <p className="pt-2 text-badge font-normal text-ink-3">{texts.boldIsBest}</p>}
    <table className="w-full border-collapse">
      <caption className="sr-only">{comparedKinds[kind].title}</caption>
      {rows.map((row) => (
        <Figure key={row.label} row={row} entities={entities} />
      ))}
    </table>
  </div>
);
