import { ChevronRight } from 'lucide-react';
import { Link } from '../link.tsx';

/** One step on the way to the page; without an address it is told, not linked. */
export interface Crumb {
  readonly title: string;
  readonly href?: string | undefined;
}

/** The way to the page, the page itself last. */
export const Breadcrumbs = ({ crumbs }: { readonly crumbs: readonly Crumb[] }) => (
  <nav aria-label="Путь к странице" className="min-w-0">
    <ol className="flex min-w-0 items-center gap-1.5">
      {crumbs.map(({ title, href }, place) => {
        const last = place === crumbs.length - 1;
        return (
          <li
            key={`${place} ${title}`}
            className={
              last ? 'flex min-w-0 items-center gap-1.5' : 'flex min-w-0 items-center gap-1.5 max-md:hidden'
            }
          >
            {place === 0 ? null : (
              <ChevronRight className="size-3.5 shrink-0 text-ink-3 max-md:hidden" aria-hidden="true" />
            )}
            {last ? (
              <span aria-current="page" className="truncate font-medium">
                {title}
              </span>
            ) : href === undefined ? (
              <span className="truncate text-ink-2">{title}</span>
            ) : (
              <Link href={href} className="truncate rounded-mark text-ink-2 hover:text-ink">
                {title}
              </Link>
            )}
          </li>
        );
      })}
    </ol>
  </nav>
);
