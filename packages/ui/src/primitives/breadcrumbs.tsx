import { ChevronRight } from 'lucide-react';
import * as texts from '#texts/primitives';
import { classNames } from '../class-names.ts';
import { Link } from '../link.tsx';

/** One breadcrumb; without an address it is plain text. */
export interface Crumb {
  readonly title: string;
  readonly href?: string | undefined;
}

/** Breadcrumbs, the current page last; in a narrow container the current page alone. */
export const Breadcrumbs = ({ crumbs }: { readonly crumbs: readonly Crumb[] }) => (
  <nav aria-label={texts.path} className="min-w-0">
    <ol className="flex min-w-0 items-center gap-1.5">
      {crumbs.map(({ title, href }, index) => {
        const isLast = index === crumbs.length - 1;
        return (
          <li
            key={`${index} ${title}`}
            className={classNames(
              'flex min-w-0 items-center gap-1.5',
              !isLast && (href === undefined || index > 0 ? 'max-lg:hidden' : '@max-[44rem]:hidden'),
              index === 0 ? 'md:shrink-0' : !isLast && 'shrink-[9999] md:min-w-14',
            )}
          >
            {index === 0 ? null : (
              <ChevronRight className="size-3.5 shrink-0 text-ink-3 @max-[44rem]:hidden" aria-hidden="true" />
            )}
            {isLast ? (
              <span
                aria-current="page"
                title={title}
                className="font-medium max-md:line-clamp-2 max-md:text-[0.9375rem] max-md:font-semibold max-md:[overflow-wrap:anywhere] md:truncate"
              >
                {title}
              </span>
            ) : href === undefined ? (
              <span title={title} className="truncate text-ink-2">
                {title}
              </span>
            ) : (
              <Link href={href} title={title} className="truncate rounded-mark text-ink-2 hover:text-ink">
                {title}
              </Link>
            )}
          </li>
        );
      })}
    </ol>
  </nav>
);
