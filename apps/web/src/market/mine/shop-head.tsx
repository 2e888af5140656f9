import { Link } from '@vitrina/ui/link';
import { Skeleton } from '@vitrina/ui/primitives/skeleton';
import { Popover } from '@vitrina/ui/primitives/popover';
import { useState } from 'react';
import { useFollows } from '../../follow/follows-context.ts';
import { paths } from '../../routing/paths.ts';
import { ShopField } from '../question/shop-field.tsx';
import { useShopHistory, useShopWeeks } from './use-shop.ts';
import * as texts from '#texts/market/mine';

/** Button that changes the own shop in place. */
function ChangeShop() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      label={texts.changeShop}
      open={isOpen}
      onOpenChange={setOpen}
      className="w-[26rem] max-w-[calc(100vw-1rem)]"
      trigger={
        <button
          type="button"
          aria-label={texts.changeShop}
          disabled={useFollows() === undefined}
          className="inline-flex min-h-6 items-center rounded-mark text-accent hover:underline max-md:min-h-11 print:hidden"
        >
          {texts.change}
        </button>
      }
    >
      <ShopField hasFocus onChoose={() => setOpen(false)} />
    </Popover>
  );
}

/** «Saryarka Market изменить» */
export function ShopHead({ sellerId }: { sellerId: number }) {
  const { isPending } = useShopHistory(sellerId);
  const { history } = useShopWeeks(sellerId);
  return (
    <div className="flex min-h-6 items-center gap-x-2 max-md:min-h-11">
      <div className="min-w-0 truncate text-ink-2">
        <Link href={paths.seller({ sellerId })} className="rounded-mark font-medium text-ink hover:underline">
          {history?.sellerTitle ?? (isPending ? <Skeleton className="inline-block h-3 w-32" /> : texts.shop)}
        </Link>
      </div>
      {!isPending && <ChangeShop />}
    </div>
  );
}
