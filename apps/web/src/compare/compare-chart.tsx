import type { ReportPeriod } from '@vitrina/contract';
import type { ChartWeek } from '@vitrina/ui/charts/trend/chart-week';
import { LinesChart } from '@vitrina/ui/charts/trend/lines-chart';
import {
  NO_VALUE,
  formatCompactMoney,
  formatInteger,
  formatPercent,
  formatTick,
  formatRank,
  formatUnits,
} from '@vitrina/ui/format/numbers';
import { subtractWeeks } from '@vitrina/contract/iso-week';
import { Segments } from '@vitrina/ui/primitives/segments';
import { useIsPhone } from '@vitrina/ui/use-is-phone';
import { useState } from 'react';
import { formatWeek } from '../period/format-week.ts';
import { usePeriod } from '../period/period-context.ts';
import { isSameWeek } from '../period/published-weeks.ts';
import { findKnownEvent } from '../report/trend/known-events.ts';
import { formatWeekText } from '../routing/against-search-param.ts';
import type { ComparedKind } from './compared-entities.ts';
import { type ComparedField, comparedKinds } from './compared-kinds.ts';
import { markColours, markPaths } from './entity-mark.tsx';
import { COMPARED_WEEKS } from './compared-history.ts';
import type { Compared } from './use-compared.ts';
import * as texts from '#texts/compare/compare';

/** A figure for the lines. */
interface ChartFigure {
  readonly name: 'revenue' | 'sales' | 'share' | 'place';
  readonly title: string;
  readonly heading: string;
  readonly format: (value: number) => string;
  readonly isInverted?: true;
  /** Whether the lines may start from one hundred. */
  readonly canStartEqual?: true;
}

const revenue: ChartFigure = {
  name: 'revenue',
  title: '₸',
  heading: texts.revenueByWeek,
  format: formatCompactMoney,
  canStartEqual: true,
};

const figures: readonly ChartFigure[] = [
  revenue,
  {
    name: 'sales',
    title: texts.units,
    heading: texts.unitsByWeek,
    format: formatUnits,
    canStartEqual: true,
  },
  { name: 'share', title: texts.share, heading: texts.shareByWeek, format: formatPercent },
  {
    name: 'place',
    title: texts.rank,
    heading: texts.rankByWeek,
    format: formatRank,
    isInverted: true,
  },
];

const chooseField = (kind: ComparedKind, { name }: ChartFigure): ComparedField =>
  name === 'revenue'
    ? 'revenue'
    : name === 'sales'
      ? 'salesCount'
      : comparedKinds[kind][name === 'share' ? 'shareField' : 'placeField'];

/** Lists the calendar weeks of the window, oldest first, from the first that has one of the entities. */
function listWeeks(last: ReportPeriod, entities: readonly Compared[]): readonly ReportPeriod[] {
  const weeks = [last];
  while (weeks.length < COMPARED_WEEKS) weeks.unshift(subtractWeeks(weeks[0] ?? last, 1));
  const present = entities.flatMap((entity) => entity.weeks.filter(({ isPresent }) => isPresent));
  const first = weeks.findIndex((week) => present.some((one) => isSameWeek(one, week)));
  return weeks.slice(Math.max(0, first));
}

/** Scales values so that the first one above 0 is one hundred. */
function startFromHundred(values: readonly (number | null)[]): readonly (number | null)[] {
  const first = values.find((value) => (value ?? 0) > 0);
  return typeof first === 'number'
    ? values.map((value) => (value === null ? null : (100 * value) / first))
    : values;
}

function readLine(entity: Compared, weeks: readonly ReportPeriod[], field: ComparedField) {
  const byWeek = new Map(entity.weeks.map((week) => [formatWeekText(week), week]));
  return weeks.map((week) => byWeek.get(formatWeekText(week))?.[field] ?? null);
}

interface Props {
  kind: ComparedKind;
  entities: readonly Compared[];
  week: ReportPeriod;
}

/** Creates the weeks of the chart, each with a readout of all entities. */
function createWeeks(
  weeks: readonly ReportPeriod[],
  entities: readonly Compared[],
  lines: readonly (readonly (number | null)[])[],
  format: (value: number) => string,
): readonly ChartWeek[] {
  return weeks.map((week, index) => ({
    key: formatWeekText(week),
    label: String(week.weekNumber),
    isPresent: entities.some(({ weeks: own }) =>
      own.some((one) => formatWeekText(one) === formatWeekText(week)),
    ),
    event: findKnownEvent(week),
    readout: [
      formatWeek(week),
      ...entities.map(({ title = NO_VALUE }, at) => {
        const value = lines[at]?.[index] ?? null;
        return `${title}: ${value === null ? NO_VALUE : format(value)}`;
      }),
    ],
  }));
}

/** Height of the chart, px. */
const HEIGHT = 252;

/** Height of the readout above a phone's chart, px: a line for the week and one for each entity, and a gap. */
const getReadoutHeight = (count: number): number => 36 + 16 * count;

/** The histories of all entities in one chart. */
export function CompareChart({ kind, entities, week }: Props) {
  const { choose } = usePeriod();
  const isPhone = useIsPhone();
  const [name, setName] = useState<ChartFigure['name']>('revenue');
  const [start, setStart] = useState<'own' | 'equal'>('own');
  const figure = figures.find((one) => one.name === name) ?? revenue;
  const isEqual = start === 'equal' && figure.canStartEqual === true;
  const weeks = listWeeks(week, entities);
  const values = entities.map((entity) => readLine(entity, weeks, chooseField(kind, figure)));
  const lines = isEqual ? values.map(startFromHundred) : values;
  const format = isEqual ? (value: number) => formatInteger(value) : figure.format;
  return (
    <section className="px-(--gutter) py-2 print:break-inside-avoid">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-section">{texts.byWeek}</h2>
        <Segments
          label={texts.figure}
          choices={figures.map((one) => ({ name: one.name, title: one.title }))}
          value={name}
          onChange={setName}
          className="max-md:*:px-2"
        />
        {figure.canStartEqual === true && (
          <Segments
            label={texts.scale}
            choices={[
              { name: 'own', title: texts.asIs },
              { name: 'equal', title: texts.fromHundred },
            ]}
            value={start}
            onChange={setStart}
            className="ml-auto max-md:ml-0 max-md:*:px-2"
          />
        )}
      </div>
      <div className="pt-2" style={isPhone ? { paddingTop: getReadoutHeight(entities.length) } : undefined}>
        <LinesChart
          label={`${figure.heading}, ${formatWeek(week)}`}
          weeks={createWeeks(weeks, entities, lines, format)}
          lines={entities.map(({ id, at }, index) => ({
            key: id,
            values: lines[index] ?? [],
            stroke: markColours[at]?.stroke ?? '',
            text: markColours[at]?.text ?? '',
            mark: <path d={markPaths[at]} />,
          }))}
          height={HEIGHT}
          isInverted={figure.isInverted === true}
          isFromZero={figure.isInverted !== true && !isEqual}
          formatValue={figure.name === 'share' ? formatPercent : formatTick}
          onOpenWeek={(index) => {
            const chosen = weeks[index];
            if (chosen) choose(chosen);
          }}
        />
      </div>
    </section>
  );
}
