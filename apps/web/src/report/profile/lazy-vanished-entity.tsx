import { createLazyComponent } from '@vitrina/ui/lazy/lazy-component';
import { type ComponentProps, Suspense } from 'react';

const Loaded = createLazyComponent(async () => (await import('./vanished-entity.tsx')).VanishedEntity);

/** An entity that the week does not have; its code is fetched with the first of them. */
export const VanishedEntity = (props: ComponentProps<typeof Loaded>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
);
