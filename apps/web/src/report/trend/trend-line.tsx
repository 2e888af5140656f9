import * as texts from '#texts/report/trend/trend-section';
import { LittleLine } from '@vitrina/ui/charts/trend/little-line';
import { formatDay, getWeekRange } from '@vitrina/ui/format/week-range';
import { useIsPhone } from '@vitrina/ui/use-is-phone';
import { type HistorySlot, readValues, scaleMarket } from './history.ts';
import type { TrendFigure } from './trend-figures.ts';

/** Width of the line on a wide screen and on a phone, and its height, px. */
const [WIDE, NARROW, HEIGHT] = [430, 190, 24];

interface Props {
  slots: readonly HistorySlot[];
  figure: Pick<TrendFigure, 'field' | 'isInverted' | 'hasMarket'>;
  marketValues: readonly (number | null)[] | undefined;
}

/** The weeks of a closed trend as one line, with the market in grey. */
export function TrendLine({ slots, figure, marketValues }: Props) {
  const isPhone = useIsPhone();
  const values = readValues(slots, figure.field);
  const scaled = figure.hasMarket === true && marketValues ? scaleMarket(values, marketValues) : null;
  const [first, last] = [slots[0]?.week, slots.at(-1)?.week];
  if (first === undefined || last === undefined) return null;
  const { start } = getWeekRange(first.weekNumber, first.year, 1);
  return (
    <>
      <span className="text-badge font-normal whitespace-nowrap text-ink-2 @max-[44rem]:hidden">
        {texts.since(formatDay(start))}
      </span>
      <span className="flex min-w-0 justify-end overflow-x-clip">
        <LittleLine
          values={values}
          beside={scaled?.values}
          isInverted={figure.isInverted === true}
          width={isPhone ? NARROW : WIDE}
          height={HEIGHT}
        />
      </span>
      <span className="text-badge whitespace-nowrap @max-[52rem]:hidden">
        {texts.lastWeek(last.weekNumber)}
      </span>
      {scaled === null ? null : (
        <span className="text-badge font-normal whitespace-nowrap text-ink-2 @max-[66rem]:hidden">
          {texts.greyMarket}
        </span>
      )}
    </>
  );
}
