import type { ProductInfo, SellerInfo } from '@vitrina/contract';
import { reports } from '../../api/reports.ts';
import { useReportParams } from '../../period/use-report-params.ts';
import type { ReportParams } from '../../routing/report-params.ts';
import { useScreenPath } from '../../routing/shared-screen.ts';
import type { NamedEntity } from '../option.ts';

type Kind = NamedEntity['kind'];

/** Paths of the screens about one entity: its profile, its lists and its briefing. */
const ENTITY_PATH = /^\/(seller|brand|category|section|product)(?:2?$|-)/;

/** The entity of the screen. */
export interface OpenEntity {
  kind: Kind;
  /** Undefined until its profile is loaded. */
  entity: NamedEntity | undefined;
  seller: SellerInfo | undefined;
  product: ProductInfo | undefined;
}

/** Names the entity of a profile. */
const toEntity = (kind: Kind, id: number | undefined, title: string | undefined): NamedEntity | undefined =>
  id === undefined || title === undefined ? undefined : { kind, id, title };

/** Reads the profiles of the entity in the address, which its screen has read; undefined for another kind. */
function useProfiles(kind: Kind | undefined, params: ReportParams) {
  const of = <Params>(one: Kind, value: Params) => (kind === one ? value : undefined);
  return {
    seller: reports.seller.info.useQuery(of('seller', params.seller)).data?.sellerInfo,
    brand: reports.brand.info.useQuery(of('brand', params.brand)).data?.brandInfo,
    category: reports.category.info.useQuery(of('category', params.category)).data?.categoryInfo,
    section: reports.section.info.useQuery(of('section', params.section)).data?.sectionInfo,
    product: reports.product.info.useQuery(of('product', params.product)).data?.productInfo,
  };
}

/** Returns the entity that the screen is about; undefined on other screens. */
export function useOpenEntity(): OpenEntity | undefined {
  const kind = ENTITY_PATH.exec(useScreenPath())?.[1] as Kind | undefined;
  const { seller, brand, category, section, product } = useProfiles(kind, useReportParams());
  if (kind === undefined) return undefined;
  const entities: Readonly<Record<Kind, NamedEntity | undefined>> = {
    seller: toEntity(kind, seller?.sellerId, seller?.sellerTitle),
    brand: toEntity(kind, brand?.brandId, brand?.brandTitle),
    category: toEntity(kind, category?.categoryId, category?.categoryTitle),
    section: toEntity(kind, section?.sectionId, section?.sectionTitle),
    product: toEntity(kind, product?.productId, product?.productName),
  };
  return { kind, entity: entities[kind], seller, product };
}
