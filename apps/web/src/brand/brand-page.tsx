import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { codeOf } from '../api.ts';
import { useVisited } from '../find/use-kept.ts';
import { EntityPage, OtherEntity } from '../shell/entity-page.tsx';
import { ListHead } from '../shell/list-head.tsx';
import { useAsked } from '../use-asked.ts';
import { brandInfo } from './queries.ts';

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
  const { brandId, brand } = useAsked();
  const { data, error } = useQuery(brandInfo(brand));
  const name = data?.brandInfo.brandTitle;
  useVisited('brand', brandId, name);
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
  const { brandId, brand } = useAsked();
  const { data, isError } = useQuery(brandInfo(brand));
  const name = isError ? null : data?.brandInfo.brandTitle;
  return (
    <BrandPage title={title}>
      <ListHead title={title} name={name} href={`/brand?brandId=${brandId}`} other={<OtherBrand />} />
      {children}
    </BrandPage>
  );
}
