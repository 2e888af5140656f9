import { Link } from '@vitrina/ui/link.tsx';
import { Skeleton } from '@vitrina/ui/primitives/skeleton.tsx';
import type { ReactNode } from 'react';

interface Props {
  /** What the list is: «Товары бренда». */
  title: string;
  /** Whose list it is, once known. */
  name: string | undefined;
  /** The profile of whose it is. */
  href: string;
  /** What else is known of the list, such as its concentration. */
  children?: ReactNode;
  /** The way to another's list. */
  other: ReactNode;
}

/** The head of a list about one seller, brand or category. */
export const ListHead = ({ title, name, href, children, other }: Props) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-(--gutter) pt-5 pb-1">
    <div className="min-w-0 flex-1 max-md:basis-full">
      <h1 className="text-title">{title}</h1>
      {name === undefined ? (
        <Skeleton className="mt-1 h-4 w-40" />
      ) : (
        <Link href={href} className="text-accent hover:underline">
          {name}
        </Link>
      )}
    </div>
    {children}
    {other}
  </div>
);
