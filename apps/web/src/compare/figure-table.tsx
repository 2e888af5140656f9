import type { ReportPeriod } from '@vitrina/contract';
import { Link } from '@vitrina/ui/link';
import { useIsPhone } from '@vitrina/ui/use-is-phone';
import { useAgainst } from '../period/use-against.ts';
import type { ComparedKind } from './compared-entities.ts';
import { profilePath } from './profile-path.ts';
import { comparedKinds } from './compared-kinds.ts';
import { EntityMark } from './entity-mark.tsx';
import { createRows } from './figure-rows.ts';
import { FigureValue } from './figure-value.tsx';
import { PhoneFigures } from './phone-figures.tsx';
import { useCheapestShares } from './use-cheapest-shares.ts';
import type { Compared } from './use-compared.ts';
import * as texts from '#texts/compare/compare';

interface Props {
  kind: ComparedKind;
  /** All that are compared, those that could not be read as well. */
  ids: readonly number[];
  entities: readonly Compared[];
  week: ReportPeriod;
}

/** The figures of a week as rows, the entities as columns; the best is marked where more is better. */
export function FigureTable({ kind, ids, entities, week }: Props) {
  const { week: before } = useAgainst();
  const cheapest = useCheapestShares(kind, entities, week);
  const rows = createRows(kind, entities, week, before, cheapest);
  if (useIsPhone()) return <PhoneFigures kind={kind} ids={ids} entities={entities} rows={rows} />;
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse">
        <caption className="sr-only">{comparedKinds[kind].title}</caption>
        <thead>
          <tr className="h-(--row) border-y border-line bg-sunken text-ink-2">
            <th scope="col" className="sticky left-0 bg-sunken pl-(--gutter) text-left font-normal">
              {texts.figure}
            </th>
            {entities.map(({ id, at, title }) => (
              <th key={id} scope="col" className="max-w-40 min-w-24 px-2 text-right font-normal">
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
                {row.label}
              </th>
              {entities.map(({ id, at }, index) => (
                <td key={id} className="figures px-2 text-right whitespace-nowrap">
                  <FigureValue row={row} index={index} at={at} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
