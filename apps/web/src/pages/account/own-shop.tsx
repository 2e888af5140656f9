import { Link } from '@vitrina/ui/link';
import { Button } from '@vitrina/ui/primitives/button';
import { useState } from 'react';
import { useFollows } from '../../follow/follows-context.ts';
import { useOwnShop } from '../../follow/known-follows.ts';
import { useSetOwnShop } from '../../follow/use-set-own-shop.ts';
import { ShopField } from '../../market/question/shop-field.tsx';
import { paths } from '../../routing/paths.ts';
import { PlainPart } from '../plain-page.tsx';
import * as controls from '#texts/follow/follow-controls';
import * as texts from '#texts/pages/account/account';

/** The own shop, and the controls that change it. */
function NamedShop({ sellerId }: { sellerId: number }) {
  const followed = useFollows()?.events?.followed;
  const setShop = useSetOwnShop();
  const [isChanging, setChanging] = useState(false);
  const title = followed?.find(({ kind, id }) => kind === 'seller' && id === sellerId)?.title;
  const name = title ?? texts.unnamedShop(sellerId);
  return (
    <>
      <div className="flex min-h-(--row) flex-wrap items-center gap-x-2 gap-y-1">
        <span className="min-w-0 flex-1 truncate max-md:basis-full">
          <Link href={paths.seller({ sellerId })} className="rounded-mark hover:underline">
            {name}
          </Link>
        </span>
        <Button small aria-expanded={isChanging} onClick={() => setChanging(!isChanging)}>
          {texts.changeShop}
        </Button>
        <Button small variant="quiet" onClick={() => setShop({ id: sellerId, title: name }, false)}>
          {controls.isNotMine}
        </Button>
      </div>
      {isChanging && (
        <div className="py-2">
          <ShopField hasFocus onChoose={() => setChanging(false)} />
        </div>
      )}
    </>
  );
}

/** Which shop is the person's own: / begins with it, and every list marks it. */
export function OwnShopSection() {
  const shop = useOwnShop();
  const isLoaded = useFollows() !== undefined;
  return (
    <PlainPart lead={texts.shopLead} text={texts.shopText}>
      <div className="min-h-12.5 border-y border-line py-1.75 max-md:py-3">
        {shop === undefined ? isLoaded && <ShopField /> : <NamedShop sellerId={shop} />}
      </div>
    </PlainPart>
  );
}
