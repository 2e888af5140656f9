import type { ReportPeriod } from '@vitrina/contract';
import { Link } from '@vitrina/ui/link';
import { useIsPhone } from '@vitrina/ui/use-is-phone';
import { useAgainst } from '../period/use-against.ts';
import type { ComparedKind } from './compared-entities.ts';
import { profilePath } from './profile-path.ts';
import { comparedKinds } from './compared-kinds.ts';
import { EntityMark } from './entity-mark.tsx';
import { FigureLabel } from './figure-label.tsx';
import { createRows } from './figure-rows.ts';
import { FigureValue } from './figure-value.tsx';
import { PhoneFigures } from './phone-figures.tsx';
import { SidewaysBox } from './sideways-box.tsx';
import { useCheapestShares } from './use-cheapest-shares.ts';
import type { Compared } from './use-compared.ts';
import * as texts from '#texts/compare/compare';

/** Width of the figure names, and minimum width of an entity's column, rem. */
const LABEL_WIDTH = 17;
const COLUMN_WIDTH = 7.5;

interface Props {
  kind: ComparedKind;
  entities: readonly Compared[];
  week: ReportPeriod;
}

/** The figures of a week as rows, the entities as columns; the best is marked where more is better. */
export function FigureTable({ kind, entities, week }: Props) {
  const { week: before } = useAgainst();
  const cheapest = useCheapestShares(kind, entities, week);
  const rows = createRows(kind, entities, week, before, cheapest);
  if (useIsPhone()) return <PhoneFigures kind={kind} entities={entities} rows={rows} />;
  return (
    <SidewaysBox>
      <table
        className="w-full table-fixed border-collapse"
        style={{ minWidth: `${LABEL_WIDTH + entities.length * COLUMN_WIDTH}rem` }}
      >
        <caption className="sr-only">{comparedKinds[kind].title}</caption>
        <thead>
          <tr className="h-11 border-y border-line bg-sunken text-ink-2">
            <th
              scope="col"
              className="sticky left-0 z-1 bg-sunken pl-(--gutter) text-left font-normal"
              style={{ width: `${LABEL_WIDTH}rem` }}
            >
              {texts.figure}
              {entities.length > 1 && (
                <span className="block text-badge font-normal text-ink-3">{texts.boldIsBest}</span>
              )}
            </th>
            {entities.map(({ id, at, title }) => (
              <th key={id} scope="col" className="px-2 text-right font-normal last:pr-(--gutter)">
                <span className="inline-flex max-w-full items-center gap-1.5 text-left">
                  <EntityMark at={at} />
                  <Link
                    href={profilePath(kind, id)}
                    title={title}
                    className="line-clamp-2 rounded-mark [overflow-wrap:anywhere] hover:underline"
                  >
                    {title ?? '…'}
                  </Link>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label} className="h-(--row) border-b border-line-soft">
              <th scope="row" className="sticky left-0 bg-ground pr-2 pl-(--gutter) text-left font-normal">
                <FigureLabel row={row} />
              </th>
              {entities.map(({ id }, index) => (
                <td key={id} className="figures px-2 text-right whitespace-nowrap last:pr-(--gutter)">
                  <FigureValue row={row} index={index} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SidewaysBox>
  );
}
