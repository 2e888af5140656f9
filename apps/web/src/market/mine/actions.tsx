import { Skeleton } from '@vitrina/ui/primitives/skeleton';
import { Tabs } from '@vitrina/ui/primitives/tabs';
import { useIsPhone } from '@vitrina/ui/use-is-phone';
import { useState } from 'react';
import { ActionList, ActionRows, countRows, RowsSkeleton } from './action-list.tsx';
import { useActionLists } from './use-action-lists.ts';
import * as texts from '#texts/market/mine';

type Name = keyof ReturnType<typeof useActionLists>;

/** What can be done on the shop's cards: three lists beside each other, as tabs on a phone. */
export function Actions({ sellerId }: { sellerId: number }) {
  const { undercut, raise, missing } = useActionLists(sellerId);
  const isPhone = useIsPhone();
  const [chosen, choose] = useState<Name>('undercut');
  if (!isPhone)
    return (
      <div className="grid grid-cols-3 gap-x-5">
        <ActionList list={undercut} sellerId={sellerId} />
        <ActionList list={raise} sellerId={sellerId} />
        <ActionList list={missing} sellerId={sellerId} />
      </div>
    );
  // The counts change the width of the tabs.
  if ([undercut, raise, missing].some(({ query }) => query.data === undefined && query.error === null))
    return (
      <>
        <Skeleton className="mb-9 h-10" />
        <RowsSkeleton />
      </>
    );
  return (
    <Tabs
      label={texts.actions}
      tabs={[
        { name: 'undercut', title: undercut.title, count: countRows(undercut) },
        { name: 'raise', title: texts.raiseShort, count: countRows(raise) },
        { name: 'missing', title: texts.missingShort, count: countRows(missing) },
      ]}
      value={chosen}
      onChange={choose}
    >
      <p className="pt-2 text-right text-badge font-normal text-ink-3">
        {{ undercut, raise, missing }[chosen].caption}
      </p>
      {chosen === 'undercut' && <ActionRows list={undercut} sellerId={sellerId} />}
      {chosen === 'raise' && <ActionRows list={raise} sellerId={sellerId} />}
      {chosen === 'missing' && <ActionRows list={missing} sellerId={sellerId} />}
    </Tabs>
  );
}
