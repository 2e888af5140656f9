import { Skeleton } from '../../primitives/skeleton.tsx';

/** Placeholder of a loading strip: summary, leaders, equal rivals. */
export const StripSkeleton = () => (
  <>
    <Skeleton className="h-4 w-md max-w-full max-md:h-9" />
    <Skeleton className="mt-2 h-7 rounded-mark" />
    <Skeleton className="mt-2 h-3 w-2/3 max-md:h-16 max-md:w-full" />
    <Skeleton className="mt-3 h-4.5 rounded-mark" />
  </>
);
