import * as texts from '#texts/report/briefing/pages';
import { Waterfall } from '@vitrina/ui/charts/waterfall';
import { isWithinChance } from '@vitrina/ui/format/change';
import type { DefinedField } from '@vitrina/ui/fields';
import { IndexRow } from '@vitrina/ui/primitives/index-badge';
import { Metric } from '@vitrina/ui/primitives/metric';
import { WarnTag } from '@vitrina/ui/primitives/tag';
import { FewSellersNote, LoadedDays } from '../../period/loaded-data.tsx';
import { formatWeek } from '../../period/format-week.ts';
import { formatAgainst } from '../../period/use-against.ts';
import {
  areStepsEmpty,
  createEnd,
  explainChange,
  NothingToExplain,
  PartsInWords,
} from '../changes/causes.tsx';
import { createSteps } from '../changes/change-effects.ts';
import { createMetricContext } from '../profile/metric-contexts.ts';
import { useMarketTotals } from '../profile/use-market-totals.ts';
import { FigureChart } from '../trend/figure-chart.tsx';
import { createSlots } from '../trend/history.ts';
import { findFigure } from '../trend/trend-figures.ts';
import { getPaperLists, type Briefing, type BriefingChanges } from './briefing.ts';
import { PaperList } from './paper-list.tsx';
import { PaperMovers } from './paper-movers.tsx';
import { PaperPage, PaperSection } from './paper-page.tsx';
import { findWeekRow } from './find-week-row.ts';
import { MissingWeek } from '../../period/nearest-week.tsx';
import { BRIEFING_WEEKS } from './use-briefing.ts';

/** Height of the trend, px. */
const TREND_HEIGHT = 110;

/** Heading: the entity and the week. */
function Head({ briefing: { name, what, week, isDemo, before } }: { briefing: Briefing }) {
  return (
    <header className="border-b border-line pb-3">
      <p className="flex justify-between gap-3 text-ink-2">
        <span>{what}</span>
        <span className="flex gap-2">
          <LoadedDays />
          {isDemo && <WarnTag>{texts.demo}</WarnTag>}
        </span>
      </p>
      <h2 className="line-clamp-2 text-title [overflow-wrap:anywhere]">{name}</h2>
      <p className="text-ink-2">
        {before === undefined
          ? formatWeek(week)
          : texts.comparedWeek(formatWeek(week), formatAgainst(before, week))}
      </p>
      <FewSellersNote className="hidden text-ink-2 print:block" />
    </header>
  );
}

/** The metrics of the week with their changes. */
function Metrics({ briefing }: { briefing: Briefing }) {
  const { entity, history, week, before, metrics } = briefing;
  const market = useMarketTotals();
  const [now, earlier] = [findWeekRow(history, week), findWeekRow(history, before)];
  const readValue = (row: object | undefined, field: DefinedField): number | null => {
    const value: unknown = row && Reflect.get(row, field);
    return typeof value === 'number' ? value : null;
  };
  const getContext = createMetricContext({
    info: { ...now },
    before: earlier && { ...earlier },
    market,
    against: before === undefined ? texts.overWeek : formatAgainst(before, week),
    placesCount: now?.placesCount ?? undefined,
  });
  const list = (
    <dl
      className={`grid border-b border-line max-md:grid-cols-2 ${metrics.length > 6 ? 'grid-cols-4' : 'grid-cols-3'}`}
    >
      {metrics.map((field) => (
        <Metric
          key={field}
          field={field}
          value={readValue(now, field)}
          previous={earlier && readValue(earlier, field)}
          context={getContext(field)}
        />
      ))}
    </dl>
  );
  // The index of a seller is a mean of its products' indices.
  return entity.kind === 'seller' ? <IndexRow row={{ sellerId: entity.id }}>{list}</IndexRow> : list;
}

/** Causes of the revenue change: a waterfall, and the largest effects in words. */
function Why({ briefing, changes }: { briefing: Briefing; changes: BriefingChanges }) {
  const { totals, words, counts } = changes;
  const { before, week, history } = briefing;
  if (before === undefined) return <MissingWeek />;
  const steps = createSteps(totals, words, counts);
  if (areStepsEmpty(steps)) return <NothingToExplain totals={totals} />;
  const units = {
    now: findWeekRow(history, week)?.salesCount ?? 0,
    before: findWeekRow(history, before)?.salesCount ?? 0,
  };
  return (
    <>
      <PartsInWords totals={totals} words={words} />
      <p className="text-ink-2">{explainChange(totals, words, units)}</p>
      <div className="mt-2 max-md:mt-4 print:mt-0">
        <Waterfall
          title={texts.causes}
          before={createEnd(before, totals.revenueBefore)}
          after={createEnd(week, totals.revenue)}
          steps={steps}
          isWithinChance={isWithinChance(units.now, units.before)}
        />
      </div>
    </>
  );
}

/** The first page: heading, metrics, trend, causes, and the products with the largest changes. */
export function FirstPage({ briefing }: { briefing: Briefing }) {
  const { history, week, changes } = briefing;
  const slots = createSlots(history, week, BRIEFING_WEEKS);
  const figure = findFigure('revenue', history);
  return (
    <PaperPage briefing={briefing} number={1}>
      <Head briefing={briefing} />
      <Metrics briefing={briefing} />
      {figure && (
        <PaperSection title={figure.heading}>
          <FigureChart slots={slots} figure={figure} marketValues={undefined} height={TREND_HEIGHT} />
        </PaperSection>
      )}
      {changes && (
        <PaperSection title={texts.why}>
          <Why briefing={briefing} changes={changes} />
        </PaperSection>
      )}
      {getPaperLists(briefing, 1).map((list) => (
        <PaperList key={list.title} list={list} />
      ))}
      {briefing.before && <PaperMovers movers={briefing.movers} />}
      {briefing.before === undefined && changes === undefined && <MissingWeek />}
    </PaperPage>
  );
}
