import * as texts from '#texts/report/profile/profile';
import { classNames } from '@vitrina/ui/class-names';
import { Link } from '@vitrina/ui/link';
import { Skeleton } from '@vitrina/ui/primitives/skeleton';
import { useIsPhone } from '@vitrina/ui/use-is-phone';
import type { ReactNode } from 'react';

interface Props {
  /** Title of the list: «Товары бренда». */
  title: string;
  /** Name of the entity: undefined while pending, null if the request failed. */
  name: string | null | undefined;
  /** Address of the entity's profile. */
  href?: string;
  /** Extra content of the head. */
  children?: ReactNode;
  /** Buttons or a menu, last in the head. */
  other: ReactNode;
}

/**
 * The head of a list about one seller, brand or category: «Товары категории «Смартфоны»». On a phone the header above
 * has the title.
 */
export const ListHead = ({ title, name, href, children, other }: Props) => {
  const isPhone = useIsPhone();
  return (
    <div className="px-(--gutter) pt-3">
      <div
        className={classNames(
          'flex items-start gap-x-4 gap-y-2 border-line pb-2.5 max-md:pb-0.5 md:flex-wrap md:border-b',
          name !== null && 'max-md:border-b',
        )}
      >
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-[0.3em] text-title max-md:py-1.5">
          <h1 className="max-md:sr-only">{title}</h1>
          {name === undefined && <Skeleton className="my-1 h-5 w-40" />}
          {typeof name === 'string' && href !== undefined && (
            <Link
              href={href}
              title={name}
              className="line-clamp-4 rounded-mark decoration-1 underline-offset-4 [overflow-wrap:anywhere] hover:text-accent hover:underline"
            >
              {/* A phone shows the name without quotation marks. */}
              {isPhone ? name : texts.quoted(name)}
            </Link>
          )}
        </div>
        {children}
        {other}
      </div>
    </div>
  );
};
