import { Skeleton } from '@vitrina/ui/primitives/skeleton.tsx';

const rows = Array.from({ length: 12 }, (_, place) => place);

/** The shape of a picture on its way: its heading, its answer, itself. */
const Picture = ({ of }: { of: 'picture' | 'treemap' }) => (
  <div className="border-b border-line px-(--gutter) pb-3.5">
    <Skeleton className="h-4 w-48" />
    <Skeleton className="mt-3 h-3 w-72 max-w-full" />
    <Skeleton className={`mt-3 w-full ${of === 'treemap' ? 'h-109 max-md:h-75' : 'h-40 max-md:h-24'}`} />
  </div>
);

/** The shape of a table on its way: the picture above it, its toolbar, its head, its first rows. */
export const ListSkeleton = ({ above }: { above?: 'picture' | 'treemap' }) => (
  <div className="pt-4">
    {above && <Picture of={above} />}
    <div className={`flex gap-2 px-(--gutter) pb-4 ${above ? 'pt-3' : ''}`}>
      <Skeleton className="h-(--control) w-56" />
      <Skeleton className="h-(--control) w-24" />
    </div>
    <div className="h-8 border-y border-line bg-sunken" />
    {rows.map((row) => (
      <div key={row} className="flex h-(--row) items-center gap-6 border-b border-line-soft px-(--gutter)">
        <Skeleton className="h-3 flex-1" />
        <Skeleton className="h-3 w-20" />
        <Skeleton className="h-3 w-16 max-md:hidden" />
        <Skeleton className="h-3 w-24 max-md:hidden" />
      </div>
    ))}
  </div>
);
