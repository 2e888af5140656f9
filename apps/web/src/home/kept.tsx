import { Link } from '@vitrina/ui/link.tsx';
import { hrefOf, kinds } from '../find/entity.ts';
import { PinButton } from '../find/pin-button.tsx';
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
        <ul>
          {shown.map((entity) => (
            <li
              key={`${entity.kind} ${entity.id}`}
              className="flex min-h-(--row) items-center gap-3 border-b md:min-h-7.5 border-line-soft last:border-0"
            >
              <Link href={hrefOf(entity)} className="min-w-0 flex-1 truncate rounded-mark hover:underline">
                {entity.title}
              </Link>
              <span className="text-badge text-ink-3">{kinds[entity.kind].one}</span>
              <PinButton entity={entity} inList />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
