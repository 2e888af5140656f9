import type { SellerChanges, SellerProductChange } from '@vitrina/contract';
import { Waterfall } from '@vitrina/ui/charts/waterfall';
import { TwoParts } from '@vitrina/ui/charts/waterfall/two-parts';
import { CountChips } from '@vitrina/ui/primitives/count-chips';
import { EmptyState } from '@vitrina/ui/primitives/states';
import { useState } from 'react';
import { sellerReports, sellerTsr } from '../api/seller.ts';
import { AgainstMenu } from '../period/against-menu.tsx';
import { useAgainst } from '../period/use-against.ts';
import { useReportParams } from '../period/use-report-params.ts';
import { createSteps, type EffectName, findLargestEffect } from '../report/changes/change-effects.ts';
import { isUndercut, listFacts } from '../report/changes/list-facts.ts';
import { ReportList } from '../report/report-list.tsx';
import { Report } from '../report/report.tsx';
import { formatWeekDates } from '../period/format-week.ts';

const card = { one: 'карточка', few: 'карточки', many: 'карточек' };

const words = {
  cell: card,
  demandBasis: 'на карточках',
  shareBasis: 'своя часть',
  priceLabel: 'Цена',
  priceBasis: 'свои цены',
};

type Group = 'all' | 'undercut' | 'entered' | 'left';

const groups: Readonly<Record<Group, (row: SellerProductChange) => boolean>> = {
  all: () => true,
  undercut: isUndercut,
  entered: ({ state }) => state === 'entered',
  left: ({ state }) => state === 'left',
};

/** A row of the table; its state is said by the facts, so that it keeps its place by the size of its change. */
const toRow = (row: SellerProductChange) => ({
  ...row,
  state: 'stayed' as const,
  revenueDifference: (row.revenue ?? 0) - (row.revenueBefore ?? 0),
  facts: listFacts(row).join(' · '),
});

/** The chips and the step that select cards, and the cards that they select. */
function useSelection(products: readonly SellerProductChange[]) {
  const [group, setGroup] = useState<Group>('all');
  const [effect, setEffect] = useState<EffectName>();
  const count = (name: Group) => products.filter(groups[name]).length;
  const chips = [
    { name: 'all', title: 'Все', count: count('all') },
    { name: 'undercut', title: 'Перебили цену', count: count('undercut') },
    { name: 'entered', title: 'Поставили', count: count('entered') },
    { name: 'left', title: 'Нет предложения', count: count('left') },
  ] as const;
  const selected = products.filter(
    (row) => groups[group](row) && (effect === undefined || findLargestEffect(row) === effect),
  );
  return { group, setGroup, effect, setEffect, chips, rows: selected.map(toRow) };
}

/** The waterfall from one week to the other, and beside it what the market gave. */
function Causes({
  changes,
  selection,
}: {
  changes: SellerChanges;
  selection: ReturnType<typeof useSelection>;
}) {
  const { requested, week: before } = useAgainst();
  const { week } = useReportParams();
  const [, , entered, left] = selection.chips;
  const end = (of: typeof week, amount: number | null) => ({
    label: `Неделя ${of?.weekNumber ?? ''}`,
    basis: of === undefined ? '' : formatWeekDates(of),
    amount: amount ?? 0,
  });
  return (
    <div className="grid gap-6 border-b border-line px-(--gutter) py-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Waterfall
        title="Из чего сложилось изменение, ₸"
        note="нажмите столбец, чтобы отобрать карточки"
        before={end(before ?? requested, changes.revenueBefore)}
        after={end(week, changes.revenue)}
        steps={createSteps(changes, words, { entered: entered.count, left: left.count })}
        chosen={selection.effect}
        onChoose={selection.setEffect}
      />
      <section aria-label="Рынок или сам магазин" className="flex flex-col gap-3">
        <h2 className="text-section">Рынок или сам магазин</h2>
        <TwoParts
          first={{ label: 'рынок', amount: changes.marketEffect ?? 0 }}
          second={{ label: 'сам', amount: changes.ownEffect ?? 0 }}
        />
      </section>
    </div>
  );
}

/** What changed a seller's revenue: the waterfall, chips and the cards. */
function Changes({ changes }: { changes: SellerChanges }) {
  const selection = useSelection(changes.products);
  return (
    <>
      <Causes changes={changes} selection={selection} />
      <div className="flex items-center gap-3 px-(--gutter) pt-2">
        <CountChips
          label="Какие карточки"
          chips={selection.chips}
          value={selection.group}
          onChange={selection.setGroup}
        />
        <AgainstMenu />
      </div>
      <ReportList
        name="changes"
        caption="Почему изменилась выручка продавца"
        noun={card}
        rows={selection.rows}
        isByChange
        columns={[
          'productName',
          'revenueBefore',
          'revenue',
          'revenueDifference',
          'demandEffect',
          'shareEffect',
          'priceEffect',
          'facts',
          'categoryTitle',
          'priceBefore',
          'price',
          'minPrice',
        ]}
        initiallyHidden={['categoryTitle', 'priceBefore', 'price', 'minPrice']}
        phoneLayout={{ value: 'revenueDifference', secondary: 'facts', secondaryValue: 'revenue' }}
        emptyTitle="Таких карточек нет"
        advice="Выберите другой столбец или другую группу."
      />
    </>
  );
}

/** Why the revenue of the seller in the address changed. */
export function ChangeList() {
  const { seller } = useReportParams();
  const { text } = useAgainst();
  const params = seller && { ...seller, ...(text !== undefined && { against: text }) };
  return (
    <Report
      query={sellerTsr.changes.useQuery(sellerReports.changes(params))}
      what="причины изменения выручки"
    >
      {({ against, sellerChanges }) =>
        against === null ? (
          <div className="px-(--gutter)">
            <EmptyState title="Сравнить не с чем">Неделя перед этой не опубликована.</EmptyState>
          </div>
        ) : (
          <Changes changes={sellerChanges} />
        )
      }
    </Report>
  );
}
