import * as texts from '#texts/seller/change';
import type { SellerChanges, SellerProductChange } from '@vitrina/contract';
import { formatCount, nouns } from '@vitrina/ui/format/plural';
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
import { isUndercut, listFacts } from '../report/changes/list-facts.ts';
import { ListSkeleton } from '../report/list-skeleton.tsx';
import { ReportList } from '../report/report-list.tsx';
import { Report } from '../report/report.tsx';
import { useGroupCounts } from './use-group-counts.ts';

/** Names of the effects. */
export const sellerEffectWords: EffectWords = {
  ...texts,
  entered: texts.enteredStep,
  left: texts.leftStep,
  cell: nouns.product,
};

const groups: readonly ChangeGroup<SellerProductChange>[] = [
  { name: 'undercut', title: texts.undercut, includes: isUndercut },
  { name: 'entered', title: texts.entered, includes: ({ state }) => state === 'entered' },
  { name: 'left', title: texts.left, includes: ({ state }) => state === 'left' },
];

const hiddenColumns = ['categoryTitle', 'priceBefore', 'price', 'minPrice'] as const;

/** Columns of the changed cards. */
export const sellerChangeColumns = ['productName', ...changeColumns, ...hiddenColumns] as const;

/** The change tells the earlier revenue; the facts need the room. */
const initiallyHidden = ['revenueBefore', ...hiddenColumns] as const;

/** The cards whose revenue changed, with facts of both weeks. */
const CardList = ({ cells, ...list }: SelectedCells<SellerProductChange>) => (
  <ReportList
    {...list}
    name="changes"
    caption={texts.caption}
    noun={sellerEffectWords.cell}
    rows={cells.map((card) => createChangeRow(card, listFacts(card), sellerEffectWords))}
    initialOrder="change"
    columns={sellerChangeColumns}
    initiallyHidden={initiallyHidden}
    phoneLayout={{
      value: 'revenueDifference',
      secondary: ['facts'],
      secondaryValue: 'revenue',
      isNameAlone: true,
    }}
    emptyTitle={texts.emptyList}
    advice={texts.advice}
  />
);

/** «На 20 карточках перебили цену.» */
const describeUndercut = (count: number): string | undefined =>
  count === 0 ? undefined : texts.undercutOn(formatCount(count, texts.undercutCard));

/** The changes, with counts of cards in each group, including those missing in a cut list. */
function CardChanges({ against, sellerChanges }: { against: string | null; sellerChanges: SellerChanges }) {
  const { counts, isPending } = useGroupCounts(sellerChanges);
  if (isPending) return <ListSkeleton />;
  const { products } = sellerChanges;
  return (
    <Changes
      against={against}
      totals={sellerChanges}
      cells={products}
      words={sellerEffectWords}
      chipsLabel={texts.groups}
      groups={groups}
      wholeCounts={counts}
      note={describeUndercut(counts?.['undercut'] ?? products.filter(isUndercut).length)}
      renderList={(list) => <CardList {...list} />}
    />
  );
}

/** Causes of the revenue change of the seller in the address. */
export function ChangeList() {
  const { seller } = useReportParams();
  const { text } = useAgainst();
  const params = seller && { ...seller, against: text };
  return (
    <Report query={reports.seller.changes.useQuery(params)} what={texts.accusative}>
      {(body) => <CardChanges {...body} />}
    </Report>
  );
}
