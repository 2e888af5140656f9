import type { Share } from '@vitrina/contract';
import { isolateBidi } from '@vitrina/ui/format/bidi';
import { reports } from '../../../api/reports.ts';
import { type ReportParams, readReportParams } from '../../../routing/report-params.ts';
import { useRouteAt } from '../../../routing/routes-context.ts';
import * as texts from '#texts/pages/account/shares';

/** Params without values send no request. */
const noParams = readReportParams(new URLSearchParams(), undefined);

/** Finds the name of the first entity that params contain. */
function useName({ product, seller, brand, category, section }: ReportParams): string | undefined {
  const ofProduct = reports.product.info.useQuery(product).data;
  const ofSeller = reports.seller.info.useQuery(product ? undefined : seller).data;
  const ofBrand = reports.brand.info.useQuery(brand).data;
  const ofCategory = reports.category.info.useQuery(category).data;
  const ofSection = reports.section.info.useQuery(section).data;
  return (
    ofProduct?.productInfo.productName ??
    ofSeller?.sellerInfo.sellerTitle ??
    ofBrand?.brandInfo.brandTitle ??
    ofCategory?.categoryInfo.categoryTitle ??
    ofSection?.sectionInfo.sectionTitle
  );
}

interface Props {
  share: Share;
  /** Whether to read the name of the entity from the week's report. Without it the title has the id. */
  hasName: boolean;
}

/** Title of a link's screen: «Товары продавца «ИП Нұрлы Жол»». */
export function SharedTitle({ share: { path, year, weekNumber }, hasName }: Props) {
  const [pathname = '', search] = path.split('?');
  const params = readReportParams(new URLSearchParams(search), { year, weekNumber });
  const title = useRouteAt(pathname)?.title ?? pathname;
  const name = useName(hasName ? params : noParams);
  const id =
    params.productId ?? params.sellerId ?? params.brandId ?? params.categoryId ?? params.sectionId ?? '';
  return name === undefined ? texts.numbered(title, id) : texts.named(title, isolateBidi(name));
}
