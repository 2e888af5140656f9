import * as texts from '#texts/report/trend/trend-section';
import type { ReportPeriod } from '@vitrina/contract';
import { fieldDefinitions } from '@vitrina/ui/fields';
import { useExplanation } from '@vitrina/ui/fields/loaded-data';
import { showRelativeChange } from '@vitrina/ui/format/change';
import { insertElements } from '@vitrina/ui/insert-elements';
import { Term } from '@vitrina/ui/primitives/term';
import { useIsPhone } from '@vitrina/ui/use-is-phone';
import type { ReactNode } from 'react';
import { FigureChart } from './figure-chart.tsx';
import { compareToMean, createSlots, type HistorySlot, type HistoryWeek, readValues } from './history.ts';
import { SpanMenu } from './span-menu.tsx';
import { findFigure, type TrendFigure } from './trend-figures.ts';
import { TrendLine } from './trend-line.tsx';
import { useTrendCollapsed } from './use-trend-state.ts';

/** Height of an open chart without its axis and padding, px. */
const CHART_HEIGHT = 166;

/** A picture of the weeks in place of the chart of a figure, such as the prices of a card. */
export interface WeekPicture {
  /** The figure that opens it. */
  field: string;
  /** «Цены на карточке» */
  heading: string;
  /** Its height with its axis, px. */
  height: number;
  render: (slots: readonly HistorySlot[]) => ReactNode;
  /** Renders the weeks as one line while it is closed. */
  renderLine: (slots: readonly HistorySlot[]) => ReactNode;
}

export interface TrendSectionProps {
  /** The field whose weeks are shown. */
  field: string;
  /** Name of the entity's line: «магазин». */
  owner: string;
  weeks: readonly HistoryWeek[];
  /** The market's history, drawn as a grey line. */
  market?: readonly HistoryWeek[] | undefined;
  week: ReportPeriod;
  /** Number of calendar weeks shown. */
  span: number;
  onSpanChange: (span: number) => void;
  picture?: WeekPicture | undefined;
  /** Whether it is closed until a person opens a trend. */
  isCollapsedAtFirst: boolean;
}

/** «К среднему за 4 недели +28,1 %», of as many weeks as there are */
const MeanChange = ({ values }: { values: readonly (number | null)[] }) => {
  const comparison = compareToMean(values);
  if (comparison === null) return null;
  return (
    <span className="figures text-badge font-normal whitespace-nowrap text-ink-2">
      {insertElements(texts.meanChange, {
        weeks: comparison.weeksCount,
        change: (
          <strong className="font-semibold text-ink">
            {showRelativeChange(comparison.change, { isColoured: false, isWithinChance: null }).text}
          </strong>
        ),
      })}
    </span>
  );
};

interface HeadingProps {
  figure: TrendFigure;
  text: string;
  isCollapsed: boolean;
}

/**
 * Heading of the trend. On a phone, where no pointer rests on the tab that explains the figure, it does so itself,
 * above an open chart only.
 */
function Heading({ figure, text, isCollapsed }: HeadingProps) {
  const isPhone = useIsPhone();
  const definition = fieldDefinitions[figure.field];
  const explanation = useExplanation(definition);
  if (isPhone && isCollapsed) return null;
  return (
    <h2 className="text-section font-medium whitespace-nowrap">
      {isPhone ? (
        <Term title={definition.label} text={explanation} className="min-h-6">
          {text}
        </Term>
      ) : (
        text
      )}
    </h2>
  );
}

interface ToggleProps {
  isOpen: boolean;
  onToggle: () => void;
}

/** «Показать график», «Свернуть» */
const Toggle = ({ isOpen, onToggle }: ToggleProps) => (
  <button
    type="button"
    aria-expanded={isOpen}
    onClick={onToggle}
    className="rounded-mark py-1 font-medium whitespace-nowrap text-accent hover:underline max-md:min-h-11 print:hidden"
  >
    {isOpen ? texts.hide : texts.show}
  </button>
);

/** The weeks of the figure and of the market. */
function useTrend({ field, weeks: rows, market, week, span }: TrendSectionProps) {
  const figure = findFigure(field, rows);
  const slots = createSlots(rows, week, span);
  const marketValues =
    market && figure && readValues(createSlots(market, week, span).slice(-slots.length), figure.field);
  return { figure, slots, marketValues };
}

/** The trend of one figure: a line until it is opened, then a chart over weeks and the mean of four weeks. */
export function TrendSection(props: TrendSectionProps) {
  const { field, owner, span, onSpanChange, picture, isCollapsedAtFirst } = props;
  const [isCollapsed, setCollapsed] = useTrendCollapsed(isCollapsedAtFirst);
  const { figure, slots, marketValues } = useTrend(props);
  if (figure === undefined) return null;
  const shown = picture?.field === field ? picture : undefined;
  const heading = shown?.heading ?? figure.heading;
  return (
    <section aria-label={heading} className="@container border-b border-line print:break-inside-avoid">
      <div
        className={`flex items-center gap-x-3 ${isCollapsed ? 'h-8.25 max-md:h-11' : 'min-h-7.5 flex-wrap max-md:min-h-11'}`}
      >
        <Heading figure={figure} text={heading} isCollapsed={isCollapsed} />
        {isCollapsed
          ? (shown?.renderLine(slots) ?? (
              <TrendLine slots={slots} figure={figure} marketValues={marketValues} />
            ))
          : !shown && <MeanChange values={readValues(slots, figure.field)} />}
        <span className="ml-auto flex items-center gap-x-3">
          {isCollapsed ? null : <SpanMenu span={span} count={slots.length} onChange={onSpanChange} />}
          <Toggle isOpen={!isCollapsed} onToggle={() => setCollapsed(!isCollapsed)} />
        </span>
      </div>
      {isCollapsed
        ? null
        : (shown?.render(slots) ?? (
            <FigureChart
              slots={slots}
              figure={figure}
              marketValues={marketValues}
              height={CHART_HEIGHT}
              owner={owner}
            />
          ))}
    </section>
  );
}
