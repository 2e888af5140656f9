import * as texts from '#texts/category/entry';
import type { CategoryLeader } from '@vitrina/contract';
import { showShareChange } from '@vitrina/ui/format/change';
import { formatTenths, formatWholePercent, NO_VALUE } from '@vitrina/ui/format/numbers';
import { Link } from '@vitrina/ui/link';
import { OwnTag } from '@vitrina/ui/primitives/tag';
import { Term } from '@vitrina/ui/primitives/term';
import { useOwnShop } from '../../follow/known-follows.ts';
import { paths } from '../../routing/paths.ts';

/**
 * Rating below which a leader is weak, and share of revenue on cards with a cheaper seller above which it is; the note
 * names both.
 */
const WEAK_RATING = 4.3;
const OFTEN_DEARER = 0.6;

const bold = (isWeak: boolean) => (isWeak ? 'font-semibold' : 'text-ink-2');

/** «−2,8 п. п.»: change of a share, uncoloured, since without units chance is unknown. */
const formatShareChange = ({
  shareRevenueFromCategory: share,
  shareRevenueFromCategoryFourWeeksBefore: before,
}: CategoryLeader): string =>
  share === null || before === null
    ? NO_VALUE
    : showShareChange(share, before, { isColoured: false, isWithinChance: null }).text;

const Row = ({ leader }: { leader: CategoryLeader }) => {
  const { sellerId, sellerTitle, shareRevenueFromCategory, lastRating, notCheapestShare } = leader;
  const isOwn = useOwnShop() === sellerId;
  return (
    <tr className={`h-(--row) border-t border-line-soft ${isOwn ? 'bg-accent-soft' : ''}`}>
      <th scope="row" className="w-full max-w-0 text-left font-normal">
        <span className="flex items-center gap-2">
          <Link
            href={paths.seller({ sellerId })}
            className="min-w-0 truncate rounded-mark hover:underline"
            title={sellerTitle}
          >
            {sellerTitle}
          </Link>
          {isOwn && <OwnTag />}
        </span>
      </th>
      <td className="figures py-1 pl-3 text-right">
        {shareRevenueFromCategory === null ? NO_VALUE : formatTenths(100 * shareRevenueFromCategory)}
        <span className="block text-badge font-normal whitespace-nowrap text-ink-2 md:hidden">
          {formatShareChange(leader)}
        </span>
      </td>
      <td className="figures pl-3 text-right whitespace-nowrap text-ink-2 max-md:hidden">
        {formatShareChange(leader)}
      </td>
      <td className={`figures pl-3 text-right ${bold(lastRating !== null && lastRating < WEAK_RATING)}`}>
        {formatTenths(lastRating)}
      </td>
      <td className={`figures pl-3 text-right ${bold((notCheapestShare ?? 0) > OFTEN_DEARER)}`}>
        {formatWholePercent(notCheapestShare)}
      </td>
    </tr>
  );
};

/** The largest sellers of a category, and their weaknesses. */
export const WeakLeaders = ({ leaders }: { leaders: readonly CategoryLeader[] }) => (
  <section className="px-(--gutter) py-2">
    <h2 className="text-section">
      {texts.leaders}{' '}
      {leaders.length > 0 && <span className="text-badge font-normal text-ink-3">{texts.leadersNote}</span>}
    </h2>
    <table className="mt-1 w-full border-collapse">
      <caption className="sr-only">{texts.leadersCaption}</caption>
      <thead>
        <tr className="h-8 text-ink-2 max-md:text-badge [&>th]:font-normal md:[&>th]:whitespace-nowrap">
          <th scope="col" className="text-left">
            {texts.seller}
          </th>
          <th scope="col" className="pl-3 text-right">
            {texts.share} <span className="block md:hidden">{texts.shareWeeks}</span>
          </th>
          <th scope="col" className="pl-3 text-right max-md:hidden">
            {texts.inFourWeeks}
          </th>
          <th scope="col" className="pl-3 text-right">
            {texts.rating}
          </th>
          <th scope="col" className="pl-3 text-right">
            <Term title={texts.dearerTitle} text={texts.dearerMeaning}>
              {texts.dearer}
            </Term>
          </th>
        </tr>
      </thead>
      <tbody>
        {leaders.map((leader) => (
          <Row key={leader.sellerId} leader={leader} />
        ))}
      </tbody>
    </table>
  </section>
);
