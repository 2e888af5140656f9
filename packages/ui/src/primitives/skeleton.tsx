import { classNames } from '../class-names.ts';

/** Placeholder of loading content; sized by its classes. */
export const Skeleton = ({ className }: { readonly className?: string }) => (
  <div
    aria-hidden="true"
    className={classNames('animate-breathe rounded-badge bg-press forced-colors:border', className)}
  />
);

interface BarsProps {
  readonly count: number;
  readonly className: string;
}

/** Several placeholders beside one another, on a wide screen only. */
export const SkeletonBars = ({ count, className }: BarsProps) =>
  Array.from({ length: count }, (_, place) => (
    <Skeleton key={place} className={`shrink-0 max-md:hidden ${className}`} />
  ));
