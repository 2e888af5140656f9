import type { BrandCategoryChange, BrandChanges } from '@vitrina/contract';
import { formatTenths } from '@vitrina/ui/format/numbers';
import { nouns } from '@vitrina/ui/format/plural';
import type { ReactNode } from 'react';
import { brandReports, brandTsr } from '../api/brand.ts';
import { useAgainst } from '../period/use-against.ts';
import { useReportParams } from '../period/use-report-params.ts';
import { type ChangeGroup, Changes, createChangeRow } from '../report/changes/changes.tsx';
import { changeColumns, type EffectWords } from '../report/changes/change-effects.ts';
import { ListSkeleton } from '../report/list-skeleton.tsx';
import { ReportList } from '../report/report-list.tsx';
import { Report } from '../report/report.tsx';
import { useGroupCounts } from './use-group-counts.ts';

/** What the effects are called. */
export const brandEffectWords: EffectWords = {
  owner: 'бренд',
  cell: nouns.category,
  demandBasis: 'в категориях',
  shareBasis: 'своя часть',
  priceLabel: 'Цена и состав',
  priceName: 'цена и состав',
  priceBasis: 'проданного',
};

/** Whether the share of a category's revenue changed beyond chance; that of units, the effect, may differ. */
const hasShareChange = (
  {
    state,
    isWithinChance,
    shareRevenueFromCategory: share,
    shareRevenueFromCategoryBefore: before,
  }: BrandCategoryChange,
  sign: 1 | -1,
): boolean =>
  state === 'stayed' &&
  isWithinChance === false &&
  share !== null &&
  before !== null &&
  Math.sign(share - before) === sign;

const groups: readonly ChangeGroup<BrandCategoryChange>[] = [
  { name: 'grown', title: 'Доля выручки выросла', includes: (cell) => hasShareChange(cell, 1) },
  { name: 'shrunk', title: 'Доля выручки упала', includes: (cell) => hasShareChange(cell, -1) },
  { name: 'entered', title: 'Появился', includes: ({ state }) => state === 'entered' },
  { name: 'left', title: 'Ушёл', includes: ({ state }) => state === 'left' },
];

/** Lists what the figures of both weeks say about a category; nothing where the change is within chance. */
export function listFacts(cell: BrandCategoryChange): readonly string[] {
  if (cell.state === 'entered') return ['бренд появился'];
  if (cell.state === 'left') return ['бренд ушёл'];
  if (!hasShareChange(cell, 1) && !hasShareChange(cell, -1)) return [];
  const points = 100 * ((cell.shareRevenueFromCategory ?? 0) - (cell.shareRevenueFromCategoryBefore ?? 0));
  const text = formatTenths(points);
  return /[1-9]/.test(text) ? [`доля выручки ${points > 0 ? '+' : ''}${text} п. п.`] : [];
}

const hiddenColumns = [
  'salesCountBefore',
  'salesCount',
  'shareRevenueFromCategoryBefore',
  'shareRevenueFromCategory',
] as const;

/** The columns of the categories that changed. */
export const brandChangeColumns = ['categoryTitle', ...changeColumns, ...hiddenColumns] as const;

/** The categories in which the revenue changed, with facts of both weeks. */
const CategoryChangeList = ({
  cells,
  chips,
}: {
  cells: readonly BrandCategoryChange[];
  chips: ReactNode;
}) => (
  <ReportList
    chips={chips}
    name="changes"
    caption="Почему изменилась выручка бренда"
    noun={brandEffectWords.cell}
    rows={cells.map((cell) => createChangeRow(cell, listFacts(cell)))}
    initialOrder="change"
    columns={brandChangeColumns}
    initiallyHidden={hiddenColumns}
    phoneLayout={{ value: 'revenueDifference', secondary: ['facts'], secondaryValue: 'revenue' }}
    emptyTitle="Таких категорий нет"
    advice="Выберите другой столбец или другую группу."
  />
);

/** What changed, and how many categories came and went: also of those that a cut list lacks. */
function CategoryChanges({ against, brandChanges }: { against: string | null; brandChanges: BrandChanges }) {
  const { counts, isPending } = useGroupCounts(brandChanges);
  if (isPending) return <ListSkeleton />;
  return (
    <Changes
      against={against}
      totals={brandChanges}
      cells={brandChanges.cells}
      words={brandEffectWords}
      chipsLabel="Какие категории"
      groups={groups}
      wholeCounts={counts}
      renderList={(cells, chips) => <CategoryChangeList cells={cells} chips={chips} />}
    />
  );
}

/** Why the revenue of the brand in the address changed. */
export function ChangeList() {
  const { brand } = useReportParams();
  const { text } = useAgainst();
  const params = brand && { ...brand, against: text };
  return (
    <Report query={brandTsr.changes.useQuery(brandReports.changes(params))} what="причины изменения выручки">
      {(body) => <CategoryChanges {...body} />}
    </Report>
  );
}
