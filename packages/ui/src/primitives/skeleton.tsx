import { classNames } from '../class-names.ts';

/** A grey shape in the place of what is being loaded; sized by its classes. */
export const Skeleton = ({ className }: { readonly className?: string }) => (
  <div
    aria-hidden="true"
    className={classNames('animate-breathe rounded-badge bg-press forced-colors:border', className)}
  />
);
