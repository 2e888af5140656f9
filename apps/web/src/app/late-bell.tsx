import { createLazyComponent } from '@vitrina/ui/lazy/lazy-component';
import { Bell as BellIcon } from 'lucide-react';
import { Suspense } from 'react';
import { useIsServed } from '../api/served-profiles.ts';
import { useFollows } from '../follow/follows-context.ts';

const Bell = createLazyComponent(
  async () => (await import('./bell.tsx')).Bell,
  () => null,
);

/** The bell before it can be opened. */
const BellPlaceholder = () => (
  <span className="flex size-(--control) shrink-0 items-center justify-center text-ink-2 print:hidden">
    <BellIcon className="size-4" aria-hidden="true" />
  </span>
);

/** The bell, whose code loads with the follows; a placeholder is drawn meanwhile. */
export function LateBell() {
  const isLoaded = useFollows() !== undefined;
  if (!useIsServed('account')) return null;
  return <Suspense fallback={<BellPlaceholder />}>{isLoaded ? <Bell /> : <BellPlaceholder />}</Suspense>;
}
