import { paths } from '../../routing/paths.ts';
import { fieldDefinitions } from '@vitrina/ui/fields';
import { ConcentrationStrip } from '@vitrina/ui/charts/concentration-strip';
import { GrowthBubbles } from '@vitrina/ui/charts/growth-bubbles';
import { PriceHistogram } from '@vitrina/ui/charts/price-histogram';
import type { PriceRange } from '@vitrina/ui/charts/price-histogram';
import { ProspectBreakdown } from '@vitrina/ui/charts/prospect-breakdown';
import { RankingBars } from '@vitrina/ui/charts/ranking-bars';
import { Scatter } from '@vitrina/ui/charts/scatter';
import { Treemap } from '@vitrina/ui/charts/treemap';
import { nouns } from '@vitrina/ui/format/plural';
import type { ProspectLevel } from '@vitrina/ui/format/prospect';
import { useState } from 'react';
import { products } from './samples.ts';
import { WeekCharts } from './week-charts.tsx';

const charted = products(90).map((row) => ({
  ...row,
  key: row.productId,
  title: row.productName,
  series: row.brandTitle,
  section: row.categoryTitle,
  price: row.sellerPrice,
  index: row.potentialProfitIndex,
  share: row.revenue / 900_000_000,
  href: paths.brand({ brandId: row.brandId }),
}));

/** Every chart, with selection. */
export function Charts({ theme }: { theme: string }) {
  const [range, setRange] = useState<PriceRange | null>({ from: 50_000, to: 200_000 });
  const [levels, setLevels] = useState<readonly ProspectLevel[]>([4]);
  return (
    <>
      <PriceHistogram
        title={`Выручка по цене товара, ${theme}`}
        products={charted}
        range={range}
        onRangeChange={setRange}
      />
      <ProspectBreakdown
        title={`По перспективности, ${theme}`}
        products={charted}
        levels={levels}
        onLevelsChange={setLevels}
      />
      <Scatter
        title={`Цена и продажи, ${theme}`}
        priceLabel="Цена"
        products={charted}
        range={range}
        height={220}
      />
      <Treemap title={`Из чего состоит рынок, ${theme}`} leaves={charted.slice(0, 60)} />
      <RankingBars title={`Кто впереди, ${theme}`} ranked={charted.slice(0, 30)} noun={nouns.brand} />
      <ConcentrationStrip
        title={`Концентрация, ${theme}`}
        explanation={fieldDefinitions.categorySellersHHI.explanation}
        hhi={1796}
        parts={charted.slice(0, 30)}
        noun={nouns.seller}
      />
      <GrowthBubbles
        title={`Где расти, ${theme}`}
        labels={{
          one: 'Товар',
          noun: nouns.product,
          revenue: 'Выручка',
          area: 'выручка',
          share: 'Доля',
          index: 'Индекс',
        }}
        strongIndex={0.6}
        bubbles={charted.slice(0, 30)}
      />
      <WeekCharts theme={theme} />
    </>
  );
}
