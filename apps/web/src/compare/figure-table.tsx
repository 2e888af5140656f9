import type { ReportPeriod } from '@vitrina/contract';
import { fieldDefinitions } from '@vitrina/ui/fields';
import { showRelativeChange } from '@vitrina/ui/format/change';
import { formatPercent, NO_VALUE } from '@vitrina/ui/format/numbers';
import { classNames } from '@vitrina/ui/class-names';
import { Link } from '@vitrina/ui/link';
import { Skeleton } from '@vitrina/ui/primitives/skeleton';
import { formatAgainst, useAgainst } from '../period/use-against.ts';
import { sameWeek } from '../period/published-weeks.ts';
import { type ComparedKind, profilePath } from './compared-entities.ts';
import { type ComparedField, comparedFigures, comparedKinds } from './compared-kinds.ts';
import { EntityMark } from './entity-mark.tsx';
import { type CheapestShare, useCheapestShares } from './use-cheapest-shares.ts';
import type { Compared } from './use-compared.ts';
import * as texts from '#texts/compare/compare';

/** A row of the table: a figure of each entity. */
interface FigureRow {
  readonly label: string;
  readonly values: readonly CheapestShare[];
  readonly format: (value: number | null | undefined) => string;
  readonly isMoreBetter: boolean;
  /** Whether a value that is undefined is being loaded. */
  readonly isLoadedLater?: true;
}

const weekOf = ({ weeks }: Compared, week: ReportPeriod | undefined) =>
  weeks.find((one) => one.isPresent && sameWeek(one, week));

const formatRatio = (value: number | null | undefined): string =>
  value === null || value === undefined
    ? NO_VALUE
    : showRelativeChange(value, { isColoured: false, isWithinChance: null }).text;

function changeOf(entity: Compared, week: ReportPeriod, before: ReportPeriod | undefined): number | null {
  const [now, then] = [weekOf(entity, week)?.revenue, weekOf(entity, before)?.revenue];
  return typeof now === 'number' && typeof then === 'number' && then > 0 ? now / then - 1 : null;
}

/** The rows of a kind, of one week. */
function createRows(
  kind: ComparedKind,
  entities: readonly Compared[],
  week: ReportPeriod,
  before: ReportPeriod | undefined,
  cheapest: readonly CheapestShare[] | undefined,
): readonly FigureRow[] {
  const row = (field: ComparedField): FigureRow => ({
    label: fieldDefinitions[field].label,
    values: entities.map((entity) => weekOf(entity, week)?.[field]),
    format: comparedFigures[field].format,
    isMoreBetter: comparedFigures[field].isMoreBetter === true,
  });
  const change: FigureRow = {
    label: before === undefined ? texts.againstPrevious : texts.revenueAgainst(formatAgainst(before, week)),
    values: entities.map((entity) => changeOf(entity, week, before)),
    format: formatRatio,
    isMoreBetter: true,
  };
  const ofPrices = cheapest && {
    label: texts.cheapest,
    values: cheapest,
    format: formatPercent,
    isMoreBetter: true,
    isLoadedLater: true as const,
  };
  return [row('revenue'), change, ...comparedKinds[kind].fields.map(row), ...(ofPrices ? [ofPrices] : [])];
}

/** The largest value where more is better and not all are equal. */
function findBest({ values, isMoreBetter }: FigureRow): number | undefined {
  const known = values.filter((value) => typeof value === 'number');
  const best = Math.max(...known);
  return isMoreBetter && known.length > 1 && known.some((value) => value < best) ? best : undefined;
}

function Value({ row, value }: { row: FigureRow; value: CheapestShare }) {
  if (value === undefined && row.isLoadedLater) return <Skeleton className="ml-auto h-3 w-12" />;
  return value === 'failed' ? <span className="text-ink-2">{texts.notRead}</span> : row.format(value);
}

const Cell = ({ row, at }: { row: FigureRow; at: number }) => {
  const value = row.values[at];
  const isBest = typeof value === 'number' && value === findBest(row);
  return (
    <td
      className={classNames(
        'figures px-2 text-right whitespace-nowrap max-md:text-badge max-md:font-normal',
        isBest && 'font-semibold max-md:font-semibold',
      )}
    >
      {isBest && (
        <span className="mr-1.5 inline-block size-1.5 rounded-full bg-accent align-middle">
          <span className="sr-only">{texts.best} </span>
        </span>
      )}
      <Value row={row} value={value} />
    </td>
  );
};

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
              <th
                scope="row"
                className="sticky left-0 bg-ground pr-2 pl-(--gutter) text-left font-normal max-md:max-w-36"
              >
                {row.label}
              </th>
              {entities.map(({ id }, index) => (
                <Cell key={id} row={row} at={index} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
