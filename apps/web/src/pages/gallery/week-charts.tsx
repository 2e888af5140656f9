import { LittleLine } from '@vitrina/ui/charts/trend/little-line';
import { PriceBand } from '@vitrina/ui/charts/trend/price-band';
import { TrendChart } from '@vitrina/ui/charts/trend/trend-chart';
import { formatMoney } from '@vitrina/ui/format/numbers';

/** Rising weekly values with a gap of two. */
const values = Array.from({ length: 26 }, (_, index) =>
  index === 12 || index === 13 ? null : 20_000_000 + ((index * 37) % 11) * 400_000 + index * 500_000,
);

const weeks = values.map((value, index) => ({
  key: `2026-W${21 + index}`,
  label: `${21 + index}`,
  isPresent: value !== null,
  event: index === 14 ? 'Снова в школу' : undefined,
  readout: [formatMoney(value), `Неделя ${21 + index}`],
  value,
  market: value === null ? null : 20_000_000 + index * 250_000,
}));

const prices = weeks.map(({ value, ...week }, index) => ({
  ...week,
  minPrice: value === null ? null : 450_000 - index * 3000,
  medianPrice: value === null ? null : 470_000 - index * 3200,
  ownPrice: value === null || index < 6 ? null : 460_000 - index * 3100,
  sellersCount: value === null ? null : 6 + (index % 7),
}));

/** Charts over weeks: a trend, prices, small trend lines. */
export const WeekCharts = ({ theme }: { theme: string }) => (
  <div className="grid gap-4">
    <TrendChart label={`Выручка по неделям, ${theme}`} weeks={weeks} />
    <PriceBand label={`Цены на карточке, ${theme}`} weeks={prices} />
    <div className="flex gap-6">
      <LittleLine values={values.slice(-8)} />
      <LittleLine values={values.slice(6, 14)} isInverted />
      <LittleLine values={[null, null, 4]} isMuted />
    </div>
  </div>
);
