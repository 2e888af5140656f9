import { Skeleton } from '@vitrina/ui/primitives/skeleton';

const lines = Array.from({ length: 16 }, (_, index) => index);

/** Skeleton of the category tree. */
export const TreeSkeleton = () => (
  <div>
    <Skeleton className="mb-2 h-(--control)" />
    {lines.map((line) => (
      <div key={line} className="flex h-7.5 items-center gap-2.5 pl-6 max-md:h-11">
        <Skeleton className="size-4 max-md:size-5" />
        <Skeleton className="h-3 flex-1" />
        <Skeleton className="h-3 w-8" />
      </div>
    ))}
  </div>
);
