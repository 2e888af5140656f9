import { useQuery } from '@tanstack/react-query';
import { Button } from '@vitrina/ui/primitives/button.tsx';
import { Popover } from '@vitrina/ui/primitives/popover.tsx';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { SellerPicker } from '../pick/seller-picker.tsx';
import { Page } from '../shell/page.tsx';
import { useAsked } from '../use-asked.ts';
import { sellerInfo } from './queries.ts';

const sellers = { title: 'Продавцы', href: '/sellers' };

/** The way to another seller on the same screen. */
export function OtherSeller() {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label="Другой продавец"
      align="end"
      open={open}
      onOpenChange={setOpen}
      className="w-[min(28rem,calc(100vw-2rem))]"
      trigger={<Button>Другой продавец</Button>}
    >
      <SellerPicker path={pathname} onPick={() => setOpen(false)} />
    </Popover>
  );
}

interface Props {
  /** What the screen shows of a seller: «Товары продавца». */
  title: string;
  /** The profile itself, which is called by the seller's name. */
  profile?: boolean;
  children: ReactNode;
}

/** A screen about one seller; without one in the address, it asks which in place. */
export function SellerPage({ title, profile = false, children }: Props) {
  const { sellerId, seller } = useAsked();
  const { pathname } = useLocation();
  const name = useQuery(sellerInfo(seller)).data?.sellerInfo.sellerTitle;
  if (sellerId === undefined) {
    return (
      <Page title={title} crumbs={[sellers]}>
        <div className="space-y-4 px-6 py-6">
          <h1 className="text-title">{title}</h1>
          <p className="text-ink-2">Выберите продавца: начните вводить его название.</p>
          <SellerPicker path={pathname} />
        </div>
      </Page>
    );
  }
  const named = name === undefined || profile ? [] : [{ title: name, href: `/seller?sellerId=${sellerId}` }];
  return (
    <Page title={profile ? (name ?? title) : title} crumbs={[sellers, ...named]}>
      {children}
    </Page>
  );
}
