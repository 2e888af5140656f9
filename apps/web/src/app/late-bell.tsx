import { createLazyComponent } from '@vitrina/ui/lazy/lazy-component';
import { Suspense } from 'react';
import { useIsServed } from '../api/served-profiles.ts';
import { useFollows } from '../follow/follows-context.ts';

const Bell = createLazyComponent(
  async () => (await import('./bell.tsx')).Bell,
  () => null,
);

const Space = () => <span className="size-(--control) shrink-0" />;

/** The bell, whose code loads with what the person follows; its place is kept meanwhile. */
export function LateBell() {
  const isLoaded = useFollows() !== undefined;
  if (!useIsServed('account')) return null;
  return <Suspense fallback={<Space />}>{isLoaded ? <Bell /> : <Space />}</Suspense>;
}
