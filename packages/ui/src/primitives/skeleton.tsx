import { classNames } from '../class-names.ts';

/** Placeholder of loading content; sized by its classes. */
export const Skeleton = ({ className }: { readonly className?: string }) => (
  <div
    aria-hidden="true"
    className={classNames('animate-breathe rounded-badge bg-press forced-colors:border', className)}
  />
);
