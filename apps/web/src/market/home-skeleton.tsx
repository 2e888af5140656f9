import { Skeleton } from '@vitrina/ui/primitives/skeleton';

const rows = Array.from({ length: 8 }, (_, index) => index);

/** Skeleton of a list of the home screen: a head and eight rows. */
export const HomeListSkeleton = ({ tall = false }: { tall?: boolean }) => (
  <div className="min-w-0 py-5 xl:py-4">
    <Skeleton className="mt-1 mb-2.5 h-4 w-40" />
    {rows.map((row) => (
      <div
        key={row}
        className={`flex items-center gap-6 border-b border-line-soft last:border-0 ${tall ? 'h-10.5' : 'h-(--row) md:h-7.5'}`}
      >
        <Skeleton className="h-3 flex-1" />
        <Skeleton className="h-3 w-20" />
      </div>
    ))}
  </div>
);

/** Skeleton of the home screen until it is known what it shows. */
export const HomeSkeleton = () => (
  <div className="px-(--gutter) py-5">
    <Skeleton className="h-7 w-[40rem] max-w-full" />
  </div>
);
