import { render } from 'vitest-browser-react';
import { nouns } from '../src/format/plural.ts';
import { GrowthBubbles, type Bubble } from '../src/charts/growth-bubbles/growth-bubbles.tsx';
import { TooltipProvider } from '../src/primitives/tooltip.tsx';

/** Fourteen categories: the first has the largest revenue and the smallest share. */
export const categories = Array.from({ length: 14 }, (_, place) => ({
  key: place + 1,
  title: `Категория ${place + 1}`,
  revenue: (14 - place) * 1_000_000,
  share: (place + 1) / 40,
  index: 0.2 + ((place * 5) % 14) / 28,
  href: place === 13 ? '#last' : `#category-${place + 1}`,
}));

/** Renders the chart in a given width, px. */
export const renderBubbles = async (width = 560, bubbles: readonly Bubble[] = categories) =>
  await render(
    <TooltipProvider>
      <main style={{ width }}>
        <GrowthBubbles
          title="Где есть куда расти"
          labels={{
            one: 'Категория',
            noun: nouns.category,
            revenue: 'Выручка категории',
            area: 'выручка категории',
            share: 'Доля в категории',
            index: 'Индекс категории',
          }}
          bubbles={bubbles}
          strongIndex={0.5}
        />
      </main>
    </TooltipProvider>,
  );
