import { formatCompactMoney } from '@vitrina/ui/format.ts';
import { Link } from '@vitrina/ui/link.tsx';
import { EmptyState } from '@vitrina/ui/primitives/states.tsx';

/** One thing to pick: where it leads, what it is called, and how much it sold. */
export interface Choice {
  href: string;
  title: string;
  /** What tells it from others of the same name: a category's path. */
  note?: string | undefined;
  revenue: number;
}

/** As many as one looks through; a longer text narrows them down. */
const SHOWN = 50;

/** What was found, largest first as it came; each leads to its screen. */
export function Choices({
  choices,
  onPick,
}: {
  choices: readonly Choice[];
  onPick?: (() => void) | undefined;
}) {
  if (choices.length === 0) {
    return <EmptyState title="Ничего не нашлось">Проверьте название или введите его часть.</EmptyState>;
  }
  return (
    <ul>
      {choices.slice(0, SHOWN).map(({ href, title, note, revenue }) => (
        <li key={href}>
          <Link
            href={href}
            onClick={onPick}
            className="flex min-h-(--row) items-center gap-4 rounded-control px-2 hover:bg-hover"
          >
            <span className="min-w-0 flex-1 truncate">
              {title}
              {note !== undefined && <span className="ml-2 text-ink-3">{note}</span>}
            </span>
            <span className="figures text-ink-2">{formatCompactMoney(revenue)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
