import * as texts from '#texts/charts/waterfall';
import { formatCompactMoney } from '../../format/numbers.ts';
import { useIsPhone } from '../../use-is-phone.ts';
import { ChartFigure } from '../chart-figure.tsx';
import { WaterfallColumns } from './waterfall-columns.tsx';
import type { WaterfallDrawing } from './waterfall-drawing.ts';
import { layoutWaterfall } from './waterfall-layout.ts';
import { WaterfallRows } from './waterfall-rows.tsx';

export type { WaterfallStep } from './waterfall-drawing.ts';

interface Props<Name extends string> extends Omit<WaterfallDrawing<Name>, 'layout'> {
  readonly title: string;
  /** Explains what pressing a step does. */
  readonly note?: string;
}

/** The change between two amounts: both ends, and steps up and down that can be pressed. */
export const Waterfall = <Name extends string>(props: Props<Name>) => {
  const { title, note, before, after, steps } = props;
  const isPhone = useIsPhone();
  const drawing = {
    ...props,
    layout: layoutWaterfall(
      before.amount,
      steps.map(({ amount }) => amount),
    ),
  };
  const rows = [before, ...steps, after].map((row) => [row.label, formatCompactMoney(row.amount)]);
  return (
    <ChartFigure
      title={title}
      {...(drawing.layout.zero === null && { note: texts.cutAxis })}
      aside={
        note === undefined ? undefined : <span className="text-ink-3 max-xl:hidden print:hidden">{note}</span>
      }
      table={{ heads: [texts.part, texts.amount], rows }}
    >
      {isPhone ? <WaterfallRows {...drawing} /> : <WaterfallColumns {...drawing} />}
    </ChartFigure>
  );
};
