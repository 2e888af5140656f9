import { classNames } from '../../class-names.ts';
import { Skeleton } from '../../primitives/skeleton.tsx';

/** Placeholder of a loading strip: summary, leaders, equal rivals; without a list below also the legend. */
export const StripSkeleton = ({ isListed }: { readonly isListed: boolean }) => (
  <>
    <Skeleton className="h-4 w-md max-w-full max-md:h-9" />
    <Skeleton className="mt-2 h-7 rounded-mark" />
    <Skeleton className={classNames('mt-1.5 h-3 w-2/3', !isListed && 'max-md:h-16 max-md:w-full')} />
    <Skeleton className="mt-3.5 h-4.5 rounded-mark" />
  </>
);
