import { createLazyComponent } from '@vitrina/ui/lazy/lazy-component';
import { IconButton } from '@vitrina/ui/primitives/icon-button';
import { Popover } from '@vitrina/ui/primitives/popover';
import { Bell as BellIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import * as texts from '#texts/app/bell';
import { useIsServed } from '../api/served-profiles.ts';
import { useFollows } from '../follow/follows-context.ts';
import { useEventGroups } from '../report/follow/use-event-groups.ts';
import { useOpenAction } from '../search/palette/open-actions.ts';

const EventsPanel = createLazyComponent(
  async () => (await import('../report/follow/events-panel.tsx')).EventsPanel,
);

/** The bell before it can be opened. */
const BellPlaceholder = () => (
  <span className="flex size-(--control) shrink-0 items-center justify-center text-ink-2 print:hidden">
    <BellIcon className="size-4" aria-hidden="true" />
  </span>
);

/** The bell with the number of groups that have new events; opens the week's events of followed entities. */
export function Bell() {
  const [isOpen, setOpen] = useState(false);
  const follows = useFollows();
  const groups = useEventGroups()?.groups ?? [];
  const run = () => setOpen(true);
  useOpenAction(follows && { key: 'events', title: texts.events, icon: BellIcon, run, isEverywhere: true });
  if (!useIsServed('account')) return null;
  if (follows === undefined) return <BellPlaceholder />;
  const count = groups.filter(({ isUnseen }) => isUnseen).length;
  return (
    <Popover
      align="end"
      label={texts.events}
      open={isOpen}
      onOpenChange={setOpen}
      className="w-[35rem] md:p-0!"
      trigger={
        <IconButton
          label={count === 0 ? texts.events : texts.newEvents(count)}
          icon={
            <span className="relative">
              <BellIcon className="size-4" aria-hidden="true" />
              {count > 0 && (
                <span
                  aria-hidden="true"
                  className="figures absolute -top-1.5 left-2 min-w-4 rounded-full bg-accent px-1 text-center text-[0.625rem]/4 font-semibold text-on-accent"
                >
                  {count}
                </span>
              )}
            </span>
          }
        />
      }
    >
      <Suspense>
        <EventsPanel onOpen={() => setOpen(false)} />
      </Suspense>
    </Popover>
  );
}
