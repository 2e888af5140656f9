import type { ReactNode } from 'react';

interface Props {
  className?: string;
  children: ReactNode;
}

/** A box that scrolls sideways, with shadows at cut ends. Its links scroll it by keyboard. */
export const SidewaysBox = ({ className = '', children }: Props) => (
  <div className={`relative scroll-edges overflow-x-auto ${className}`}>{children}</div>
);
