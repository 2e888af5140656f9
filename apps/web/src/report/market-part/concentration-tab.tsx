import * as entities from '#texts/entities';
import * as texts from '#texts/report/market-part/concentration';
import { countEffectiveRivals } from '@vitrina/ui/format/concentration';
import { nouns } from '@vitrina/ui/format/plural';
import { insertElements } from '@vitrina/ui/insert-elements';
import { formatRivals } from '@vitrina/ui/primitives/concentration-line';
import { EmptyState } from '@vitrina/ui/primitives/states';
import { RowHighlightProvider } from '@vitrina/ui/row-highlight';
import { usePeriod } from '../../period/period-context.ts';
import { useAgainst } from '../../period/use-against.ts';
import { useReportParams } from '../../period/use-report-params.ts';
import type { ReportResult } from '../../api/report-result.ts';
import type { ReportParams } from '../../routing/report-params.ts';
import { Concentration, type HhiField, type MarketRow } from '../charts/concentration.tsx';
import { usePreviousParams } from '../comparison/use-previous-list.ts';
import { LeaderTable } from './leader-table.tsx';

/** The sellers or the brands of a market, in both weeks. */
export interface MarketSide {
  of: 'sellers' | 'brands';
  field: HhiField;
  /** HHI, 0–10 000; null if nothing was sold, undefined while loading. */
  hhi: number | null | undefined;
  hhiBefore: number | null | undefined;
  /** Undefined while loading. */
  rows: readonly MarketRow[] | undefined;
  hasFailed: boolean;
}

/** The report of a side: its rows and its concentration. */
export interface SideReport<Body> {
  useReport: (params: ReportParams, rules: { enabled: boolean }) => ReportResult<Body>;
  getRows: (body: Body) => readonly MarketRow[];
  getHHI: (body: Body) => number | null;
}

/** Reads one side of the market in the address, and its concentration in the compared week. */
export function useSide<Body>(
  of: MarketSide['of'],
  field: HhiField,
  { useReport, getRows, getHHI }: SideReport<Body>,
): MarketSide {
  const { data, isError } = useReport(useReportParams(), { enabled: true });
  const { data: before } = useReport(usePreviousParams(), { enabled: true });
  return {
    of,
    field,
    hhi: data && getHHI(data),
    hhiBefore: before && getHHI(before),
    rows: data && getRows(data),
    hasFailed: isError,
  };
}

const sideNouns = { sellers: nouns.seller, brands: nouns.brand } as const;

const describeRivals = (of: MarketSide['of'], hhi: number | null | undefined): string =>
  formatRivals(countEffectiveRivals(hhi ?? null) ?? 1, sideNouns[of]);

const Rivals = ({ side: { of, hhi } }: { side: MarketSide }) => (
  <b className="font-semibold">{describeRivals(of, hhi)}</b>
);

/** «На неделе 45 — 22 равных магазина и 4,7 равного бренда.» */
function Before({ sides }: { sides: readonly MarketSide[] }) {
  const { week } = useAgainst();
  const known = sides.flatMap(({ of, hhiBefore }) =>
    typeof hhiBefore === 'number' ? [describeRivals(of, hhiBefore)] : [],
  );
  if (week === undefined || known.length < sides.length) return null;
  return <span className="text-ink-2"> {texts.before(week.weekNumber, known.join(texts.and))}</span>;
}

/** «Выручка распределена так, будто на рынке 23 равных магазина и 4,7 равного бренда.» */
function Sentence({ sides }: { sides: readonly MarketSide[] }) {
  const [first, second] = sides;
  if (first === undefined || sides.some(({ hhi }) => hhi === undefined)) return <p className="h-5" />;
  return (
    <p>
      {second === undefined
        ? insertElements(texts.asOne, { first: <Rivals side={first} /> })
        : insertElements(texts.asBoth, { first: <Rivals side={first} />, second: <Rivals side={second} /> })}
      <Before sides={sides} />
    </p>
  );
}

const titles = { sellers: entities.sellers, brands: entities.brands } as const;

/** One side: its strip, its equal shares, and its largest rows. */
const Side = ({ side: { of, field, hhi, rows, hasFailed } }: { side: MarketSide }) => (
  <RowHighlightProvider>
    <section className="min-w-0 lg:row-span-2 lg:grid lg:grid-cols-1 lg:grid-rows-subgrid">
      <Concentration
        field={field}
        title={titles[of]}
        hhi={hhi}
        rows={rows}
        hasFailed={hasFailed}
        isListed={false}
        areRivalsNamed
        className="min-h-34 max-md:min-h-44"
      />
      <div className="max-w-3xl">{rows && <LeaderTable of={of} rows={rows} />}</div>
    </section>
  </RowHighlightProvider>
);

/** How concentrated a market is: a sentence, and for its sellers and brands a strip, equal shares and a table. */
export function ConcentrationTab({ sides }: { sides: readonly MarketSide[] }) {
  const { week } = usePeriod();
  if (sides.some(({ hhi }) => hhi === null))
    return (
      <div className="px-(--gutter)">
        <EmptyState title={texts.nothingSold}>{texts.anotherWeek(week?.weekNumber ?? '')}</EmptyState>
      </div>
    );
  return (
    <div className="px-(--gutter) pt-4 pb-6 max-md:pt-3">
      <Sentence sides={sides} />
      <p className="text-ink-2">{texts.scale}</p>
      <div
        className={`mt-4 grid grid-cols-1 gap-x-14 gap-y-8 lg:gap-y-0 ${sides.length > 1 ? 'lg:grid-cols-2 print:grid-cols-2' : ''}`}
      >
        {sides.map((side) => (
          <Side key={side.of} side={side} />
        ))}
      </div>
    </div>
  );
}
