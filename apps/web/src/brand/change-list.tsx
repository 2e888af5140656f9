import * as texts from '#texts/brand/change';
import type { BrandCategoryChange, BrandChanges } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/format/plural';
import { reports } from '../api/reports.ts';
import { useAgainst } from '../period/use-against.ts';
import { useReportParams } from '../period/use-report-params.ts';
import {
  type ChangeGroup,
  Changes,
  createChangeRow,
  type SelectedCells,
} from '../report/changes/changes.tsx';
import { changeColumns, type EffectWords } from '../report/changes/change-effects.ts';
import { ListSkeleton } from '../report/list-skeleton.tsx';
import { ReportList } from '../report/report-list.tsx';
import { Report } from '../report/report.tsx';
import { hasShareChange, listFacts } from './change-facts.ts';
import { useGroupCounts } from './use-group-counts.ts';

/** Names of the effects. */
export const brandEffectWords: EffectWords = { ...texts, cell: nouns.category };

const groups: readonly ChangeGroup<BrandCategoryChange>[] = [
  { name: 'grown', title: texts.grown, includes: (cell) => hasShareChange(cell, 1) },
  { name: 'shrunk', title: texts.shrunk, includes: (cell) => hasShareChange(cell, -1) },
  { name: 'entered', title: texts.entered, includes: ({ state }) => state === 'entered' },
  { name: 'left', title: texts.left, includes: ({ state }) => state === 'left' },
];

const hiddenColumns = [
  'salesCountBefore',
  'salesCount',
  'shareRevenueFromCategoryBefore',
  'shareRevenueFromCategory',
] as const;

/** Columns of the changed categories. */
export const brandChangeColumns = ['categoryTitle', ...changeColumns, ...hiddenColumns] as const;

/** The change tells the earlier revenue; the facts need the room. */
const initiallyHidden = ['revenueBefore', ...hiddenColumns] as const;

/** The categories whose revenue changed, with facts of both weeks. */
const CategoryChangeList = ({ cells, ...list }: SelectedCells<BrandCategoryChange>) => (
  <ReportList
    {...list}
    name="changes"
    caption={texts.caption}
    noun={brandEffectWords.cell}
    rows={cells.map((cell) => createChangeRow(cell, listFacts(cell), brandEffectWords))}
    initialOrder="change"
    columns={brandChangeColumns}
    initiallyHidden={initiallyHidden}
    phoneLayout={{ value: 'revenueDifference', secondary: ['facts'], secondaryValue: 'revenue' }}
    emptyTitle={texts.emptyList}
    advice={texts.advice}
  />
);

/** The changes, with counts of categories that entered and left, including those missing in a cut list. */
function CategoryChanges({ against, brandChanges }: { against: string | null; brandChanges: BrandChanges }) {
  const { counts, isPending } = useGroupCounts(brandChanges);
  if (isPending) return <ListSkeleton />;
  return (
    <Changes
      against={against}
      totals={brandChanges}
      cells={brandChanges.cells}
      words={brandEffectWords}
      chipsLabel={texts.groups}
      groups={groups}
      wholeCounts={counts}
      renderList={(list) => <CategoryChangeList {...list} />}
    />
  );
}

/** Causes of the revenue change of the brand in the address. */
export function ChangeList() {
  const { brand } = useReportParams();
  const { text } = useAgainst();
  const params = brand && { ...brand, against: text };
  return (
    <Report query={reports.brand.changes.useQuery(params)} what={texts.accusative}>
      {(body) => <CategoryChanges {...body} />}
    </Report>
  );
}
