import { Skeleton } from '@vitrina/ui/primitives/skeleton.tsx';
import { ListSkeleton } from './list-skeleton.tsx';

const figures = [1, 2, 3, 4, 5, 6, 7];

/** The shape of a profile on its way: name, figures, tabs, table. */
export const ProfileSkeleton = () => (
  <div>
    <div className="px-(--gutter) pt-5">
      <Skeleton className="h-7 w-64" />
      <Skeleton className="mt-2 mb-4 h-4 w-96 max-w-full" />
      <div className="grid grid-cols-2 gap-4 border-y border-line py-3 md:grid-cols-7">
        {figures.map((figure) => (
          <div key={figure}>
            <Skeleton className="h-3 w-20" />
            <Skeleton className="mt-2 h-5 w-24" />
          </div>
        ))}
      </div>
      <Skeleton className="mt-4 h-4 w-full max-w-2xl" />
    </div>
    <ListSkeleton />
  </div>
);
