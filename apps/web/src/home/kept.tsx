import { KeptList } from '../find/kept-list.tsx';
import { useKept } from '../find/use-kept.ts';
import { ColumnHead } from './column-head.tsx';

/** As many as stand beside the rankings of sellers and brands; all that is pinned is shown. */
const SHOWN = 8;

/** What the person pinned, then what they looked at last. */
export function Kept() {
  const { pinned, recent } = useKept();
  const shown = [...pinned, ...recent.slice(0, Math.max(0, SHOWN - pinned.length))];
  return (
    <section className="min-w-0 py-5 xl:py-4">
      <ColumnHead title="Закреплённые и недавние" />
      {shown.length === 0 ? (
        <p className="max-w-[48ch] text-ink-2">
          Продавцы, бренды и категории, которые вы откроете, появятся здесь. Те, за которыми вы следите,
          закрепите булавкой возле названия.
        </p>
      ) : (
        <KeptList entities={shown} />
      )}
    </section>
  );
}
