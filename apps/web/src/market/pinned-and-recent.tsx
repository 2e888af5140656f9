import { PinList } from '../search/pins/pin-list.tsx';
import { usePinnedAndRecent } from '../session/use-pinned-and-recent.ts';
import { ColumnHead } from './column-head.tsx';

/** Number of rows beside the rankings; all pinned entities are shown even if there are more. */
const ROW_COUNT = 8;

/** The pinned entities, then the recent ones. */
export function PinnedAndRecentList() {
  const { pinned, recent } = usePinnedAndRecent();
  const shown = [...pinned, ...recent.slice(0, Math.max(0, ROW_COUNT - pinned.length))];
  return (
    <section className="min-w-0 py-5 xl:py-4">
      <ColumnHead title="Закреплённые и недавние" />
      {shown.length === 0 ? (
        <p className="max-w-[48ch] text-ink-2">
          Продавцы, бренды и категории, которые вы откроете, появятся здесь. Те, за которыми вы следите,
          закрепите булавкой возле названия.
        </p>
      ) : (
        <PinList entities={shown} />
      )}
    </section>
  );
}
