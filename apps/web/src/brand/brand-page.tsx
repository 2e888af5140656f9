import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { codeOf } from '../api/client.ts';
import { useRecordVisit } from '../session/use-pinned-and-recent.ts';
import { EntityPage, OtherEntity } from '../report/profile/entity-page.tsx';
import { ListHead } from '../report/profile/list-head.tsx';
import { useReportParams } from '../period/use-report-params.ts';
import { brandInfo } from '../api/brand.ts';

const found = { title: 'Бренды', href: '/brands' };

/** The way to another brand on the same screen. */
export const OtherBrand = () => <OtherEntity label="Сменить бренд" kind="brand" />;

interface Props {
  /** What the screen shows of a brand. */
  title: string;
  /** The profile itself: it goes by the brand’s own name. */
  profile?: boolean;
  children: ReactNode;
}

/** A screen about one brand; without one in the address, it asks which in place. */
export function BrandPage({ title, profile = false, children }: Props) {
  const { brandId, brand } = useReportParams();
  const { data, error } = useQuery(brandInfo(brand));
  const name = data?.brandInfo.brandTitle;
  useRecordVisit('brand', brandId, name);
  const above = name === undefined || profile ? [] : [{ title: name, href: `/brand?brandId=${brandId}` }];
  return (
    <EntityPage
      title={(profile && name) || title}
      name={profile ? undefined : name}
      crumbs={[found, ...above]}
      isAsked={brandId !== undefined}
      isMissing={codeOf(error) === 'BRAND_NOT_FOUND'}
      advice="Выберите бренд"
      kind="brand"
    >
      {children}
    </EntityPage>
  );
}

/** A list about one brand, alone and in full width. */
export function BrandListPage({ title, children }: Props) {
  const { brandId, brand } = useReportParams();
  const { data, isError } = useQuery(brandInfo(brand));
  const name = isError ? null : data?.brandInfo.brandTitle;
  return (
    <BrandPage title={title}>
      <ListHead title={title} name={name} href={`/brand?brandId=${brandId}`} other={<OtherBrand />} />
      {children}
    </BrandPage>
  );
}
