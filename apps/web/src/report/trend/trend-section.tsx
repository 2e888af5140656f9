import * as texts from '#texts/report/trend/trend-section';
import type { ReportPeriod } from '@vitrina/contract';
import { classNames } from '@vitrina/ui/class-names';
import { LittleLine } from '@vitrina/ui/charts/trend/little-line';
import { showRelativeChange } from '@vitrina/ui/format/change';
import { insertElements } from '@vitrina/ui/insert-elements';
import { Segments } from '@vitrina/ui/primitives/segments';
import { type ReactNode, useState } from 'react';
import { CollapseButton } from '../charts/collapse-button.tsx';
import { compareToMean, createSlots, type HistorySlot, type HistoryWeek, readValues } from './history.ts';
import { createTrendWeeks } from './create-trend-weeks.ts';
import { FigureChart } from './figure-chart.tsx';
import { SpanMenu } from './span-menu.tsx';
import { listFigures, type TrendFigure } from './trend-figures.ts';
import { useTrendCollapsed } from './use-trend-state.ts';

/** Weeks of the trend line of a collapsed trend. */
const COLLAPSED_WEEKS = 26;

/** A picture of the weeks offered before the figures, such as the prices of a card. */
export interface WeekPicture {
  /** Segment of the switch: «цены». */
  title: string;
  /** «Цены на карточке» */
  heading: string;
  /** Extra height over a figure's chart, px. */
  extraHeight: number;
  /** Figure shown while the trend is collapsed. */
  collapsed: Pick<TrendFigure, 'field' | 'format' | 'isInverted'>;
  render: (slots: readonly HistorySlot[]) => ReactNode;
}

export interface TrendSectionProps {
  /** Name of the entity, for the key of the lines. */
  name: string;
  weeks: readonly HistoryWeek[];
  /** The market's history, drawn as a grey line. */
  market?: readonly HistoryWeek[] | undefined;
  week: ReportPeriod;
  /** Number of calendar weeks shown. */
  span: number;
  onSpanChange: (span: number) => void;
  /** Shown first, if any. */
  picture?: WeekPicture | undefined;
  /** Whether it is collapsed until a person opens a trend. */
  isCollapsedAtFirst: boolean;
}

/** «К среднему за 4 недели +28,1 %» */
const MeanChange = ({ values }: { values: readonly (number | null)[] }) => {
  const change = compareToMean(values);
  if (change === null) return null;
  return (
    <span className="figures text-badge font-normal whitespace-nowrap text-ink-2">
      {insertElements(texts.meanChange, {
        change: (
          <strong className="font-semibold text-ink">
            {showRelativeChange(change, { isColoured: false, isWithinChance: null }).text}
          </strong>
        ),
      })}
    </span>
  );
};

/**
 * Key of the lines: the entity, and the market with the week at which it is set equal. Takes the remaining width; the
 * name is cut before the controls wrap.
 */
const Key = ({ name, since }: { name: string; since: number | undefined }) => (
  <span
    className={classNames(
      'flex min-w-0 grow-99 items-center gap-2 text-badge font-normal text-ink-2 @max-[66rem]:hidden',
      since === undefined ? 'basis-24' : 'basis-64',
    )}
  >
    <span className="flex min-w-0 items-center gap-1.5">
      <span className="h-0.5 w-3 shrink-0 bg-accent mark" />
      <span className="max-w-48 truncate">{name}</span>
    </span>
    {since === undefined ? null : (
      <span
        title={texts.scaledMarket(since)}
        className="flex shrink-0 items-center gap-1.5 whitespace-nowrap"
      >
        <span className="h-0.5 w-3 shrink-0 bg-ink-3 mark" />
        <span className="@min-[69rem]:hidden">{texts.market}</span>
        <span className="@max-[69rem]:hidden">{texts.scaledMarket(since)}</span>
      </span>
    )}
  </span>
);

/** Value and trend line of a collapsed trend. */
const Collapsed = ({ slots, of }: { slots: readonly HistorySlot[]; of: WeekPicture['collapsed'] }) => {
  const values = readValues(slots, of.field);
  return (
    <>
      <span className="figures font-medium whitespace-nowrap max-md:hidden">
        {of.format(values.at(-1) ?? null)}
      </span>
      <span className="flex min-w-0 justify-end overflow-clip">
        <LittleLine values={values.slice(-COLLAPSED_WEEKS)} isInverted={of.isInverted === true} width={120} />
      </span>
    </>
  );
};

/** Number of the week at which the market is set equal; undefined without the market. */
const findMarketWeek = (
  slots: readonly HistorySlot[],
  market: readonly (number | null)[] | undefined,
  figure: TrendFigure,
): number | undefined => {
  const { marketIndex } = createTrendWeeks(slots, market, figure);
  return marketIndex === undefined ? undefined : slots[marketIndex]?.week.weekNumber;
};

/** Name of the picture in the switch. */
const PICTURE = 'picture';

/** The weeks of the open figure as the chart draws them. */
function useTrend({ weeks: rows, market, week, span, picture }: TrendSectionProps) {
  const figures = listFigures(rows);
  const [chosen, setChosen] = useState<string>();
  const figure = figures.find(({ field }) => field === chosen) ?? figures[0];
  const slots = createSlots(rows, week, span);
  const isPicture = picture !== undefined && (chosen ?? PICTURE) === PICTURE;
  const marketValues =
    market && figure && readValues(createSlots(market, week, span).slice(-slots.length), figure.field);
  return { figures, figure, slots, marketValues, isPicture, setChosen };
}

/** The trend of an entity or of the market: a switch of figures, a line over weeks, the mean of four weeks. */
export function TrendSection(props: TrendSectionProps) {
  const { name, span, onSpanChange, picture, isCollapsedAtFirst } = props;
  const [isCollapsed, setCollapsed] = useTrendCollapsed(isCollapsedAtFirst);
  const { figures, figure, slots, marketValues, isPicture, setChosen } = useTrend(props);
  if (figure === undefined) return null;
  const heading = isPicture && picture ? picture.heading : figure.heading;
  const choices = figures.map(({ field, title }) => ({ name: field as string, title }));
  return (
    <section aria-label={heading} className="@container border-b border-line print:break-inside-avoid">
      <div
        className={classNames(
          'flex min-h-8 items-center gap-x-2 gap-y-1 py-0.5',
          !isCollapsed && 'flex-wrap',
        )}
      >
        <h2 className="text-section whitespace-nowrap">{heading}</h2>
        {isCollapsed ? (
          <Collapsed slots={slots} of={isPicture && picture ? picture.collapsed : figure} />
        ) : (
          <>
            <Segments
              label={texts.figure}
              value={isPicture ? PICTURE : figure.field}
              onChange={setChosen}
              choices={picture ? [{ name: PICTURE, title: picture.title }, ...choices] : choices}
              className="h-6.5! max-md:order-last max-md:h-(--control)! max-md:w-full max-md:scroll-sideways [&>*]:px-2"
            />
            {isPicture ? null : <Key name={name} since={findMarketWeek(slots, marketValues, figure)} />}
          </>
        )}
        {isCollapsed || isPicture ? null : <MeanChange values={readValues(slots, figure.field)} />}
        <span className="ml-auto flex items-center gap-x-3 max-md:gap-x-0">
          {isCollapsed ? null : <SpanMenu span={span} count={slots.length} onChange={onSpanChange} />}
          <CollapseButton
            what={texts.chartAccusative}
            isShown={!isCollapsed}
            onChange={(isShown) => setCollapsed(!isShown)}
          />
        </span>
      </div>
      {isCollapsed ? null : isPicture && picture ? (
        picture.render(slots)
      ) : (
        <FigureChart slots={slots} figure={figure} marketValues={marketValues} />
      )}
    </section>
  );
}
