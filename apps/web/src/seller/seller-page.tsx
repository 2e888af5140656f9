import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { codeOf } from '../api/client.ts';
import { useRecordVisit } from '../session/use-pinned-and-recent.ts';
import { EntityPage, OtherEntity } from '../report/profile/entity-page.tsx';
import { ListHead } from '../report/profile/list-head.tsx';
import { useReportParams } from '../period/use-report-params.ts';
import { sellerInfo } from '../api/seller.ts';

const found = { title: 'Продавцы', href: '/sellers' };

/** The way to another seller on the same screen. */
export const OtherSeller = () => <OtherEntity label="Сменить продавца" kind="seller" />;

interface Props {
  /** What the screen shows of a seller: «Товары продавца». */
  title: string;
  /** The profile itself: it goes by the seller’s own name. */
  profile?: boolean;
  children: ReactNode;
}

/** A screen about one seller; without one in the address, it asks which in place. */
export function SellerPage({ title, profile = false, children }: Props) {
  const { sellerId, seller } = useReportParams();
  const { data, error } = useQuery(sellerInfo(seller));
  const name = data?.sellerInfo.sellerTitle;
  useRecordVisit('seller', sellerId, name);
  const above = name === undefined || profile ? [] : [{ title: name, href: `/seller?sellerId=${sellerId}` }];
  return (
    <EntityPage
      title={(profile && name) || title}
      name={profile ? undefined : name}
      crumbs={[found, ...above]}
      isAsked={sellerId !== undefined}
      isMissing={codeOf(error) === 'SELLER_NOT_FOUND'}
      advice="Выберите продавца"
      kind="seller"
    >
      {children}
    </EntityPage>
  );
}

/** A list about one seller, alone and in full width. */
export function SellerListPage({ title, children }: Props) {
  const { sellerId, seller } = useReportParams();
  const { data, isError } = useQuery(sellerInfo(seller));
  const name = isError ? null : data?.sellerInfo.sellerTitle;
  return (
    <SellerPage title={title}>
      <ListHead title={title} name={name} href={`/seller?sellerId=${sellerId}`} other={<OtherSeller />} />
      {children}
    </SellerPage>
  );
}
