import type { CategoryRow } from '@vitrina/contract';
import { formatCompact, formatIndex } from '@vitrina/ui/format.ts';
import { Link } from '@vitrina/ui/link.tsx';
import { ProspectOf } from '@vitrina/ui/primitives/prospect-badge.tsx';

/** As many as stand beside the rankings of sellers and brands. */
const SHOWN = 8;

/** Below this a week says little about a category: its figures are marked «мало данных». */
const FEW_SALES = 10;

/** The categories with the highest index of prospects, those with few sales left out. */
export function Promising({ categories }: { categories: readonly CategoryRow[] }) {
  const best = categories
    .filter(({ salesCount }) => salesCount >= FEW_SALES)
    .toSorted((one, other) => other.potentialProfitIndex - one.potentialProfitIndex)
    .slice(0, SHOWN);
  return (
    <section className="min-w-0 py-5">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 className="text-section">Самые перспективные категории</h2>
        <Link href="/categories" className="rounded-mark text-ink-2 hover:text-ink hover:underline">
          Найти категории
        </Link>
      </div>
      <ol>
        {best.map((row) => (
          <li
            key={row.categoryId}
            className="flex min-h-(--row) items-center gap-3 border-b border-line-soft last:border-0"
          >
            <Link
              href={`/category?categoryId=${row.categoryId}`}
              className="min-w-0 flex-1 truncate rounded-mark hover:underline"
            >
              {row.categoryTitle}
            </Link>
            <span className="figures shrink-0 text-ink-2">{formatCompact(row.revenue)}</span>
            <span className="figures shrink-0">{formatIndex(row.potentialProfitIndex)}</span>
            <span className="w-28 shrink-0">
              <ProspectOf index={row.potentialProfitIndex} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
