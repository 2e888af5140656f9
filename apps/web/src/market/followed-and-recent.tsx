import { useFollowedAndRecent } from '../follow/use-followed-and-recent.ts';
import { useFollows } from '../follow/follows-context.ts';
import { FollowedRows } from '../report/follow/followed-rows.tsx';
import { EntityList } from '../search/entity-list.tsx';
import { ColumnHead } from './column-head.tsx';
import * as texts from '#texts/market/home';

/** Number of rows; all followed entities are shown even if there are more. */
const ROW_COUNT = 8;

/** Followed entities with revenue and change, then the recent ones. */
export function FollowedAndRecent() {
  const { recent } = useFollowedAndRecent();
  const followed = useFollows()?.events?.followed ?? [];
  const shownRecent = recent.slice(0, Math.max(0, ROW_COUNT - followed.length));
  return (
    <section className="min-w-0 py-5 xl:border-t xl:border-line xl:py-4 xl:[&_ul]:columns-3 xl:[&_ul]:gap-x-12">
      <ColumnHead title={followed.length > 0 ? texts.followed : texts.recent} />
      {followed.length > 0 && <FollowedRows followed={followed} />}
      {followed.length > 0 && shownRecent.length > 0 && (
        <h3 className="mt-3 mb-1 text-badge font-normal text-ink-3">{texts.recent}</h3>
      )}
      {shownRecent.length > 0 && <EntityList entities={shownRecent} />}
      {followed.length + shownRecent.length === 0 && (
        <p className="max-w-[48ch] text-ink-2">{texts.nothingRecent}</p>
      )}
    </section>
  );
}
