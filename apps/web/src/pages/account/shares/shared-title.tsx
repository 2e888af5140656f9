import type { Share } from '@vitrina/contract';
import { isolateBidi } from '@vitrina/ui/format/bidi';
import { brandReports, brandTsr } from '../../../api/brand.ts';
import { categoryReports, categoryTsr } from '../../../api/category.ts';
import { productReports, productTsr } from '../../../api/product.ts';
import { sectionReports, sectionTsr } from '../../../api/section.ts';
import { sellerReports, sellerTsr } from '../../../api/seller.ts';
import { type ReportParams, readReportParams } from '../../../routing/report-params.ts';
import { useRouteAt } from '../../../routing/routes-context.ts';
import * as texts from '#texts/pages/account/shares';

/** Without values no request is sent. */
const noParams = readReportParams(new URLSearchParams(), undefined);

/** The names of the entities that params have, of which an address is about the first. */
function useName({ product, seller, brand, category, section }: ReportParams): string | undefined {
  const ofProduct = productTsr.info.useQuery(productReports.info(product)).data;
  const ofSeller = sellerTsr.info.useQuery(sellerReports.info(product ? undefined : seller)).data;
  const ofBrand = brandTsr.info.useQuery(brandReports.info(brand)).data;
  const ofCategory = categoryTsr.info.useQuery(categoryReports.info(category)).data;
  const ofSection = sectionTsr.info.useQuery(sectionReports.info(section)).data;
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

/** What a link opens: «Товары продавца «ИП Нұрлы Жол»». */
export function SharedTitle({ share: { path, year, weekNumber }, hasName }: Props) {
  const [pathname = '', search] = path.split('?');
  const params = readReportParams(new URLSearchParams(search), { year, weekNumber });
  const title = useRouteAt(pathname)?.title ?? pathname;
  const name = useName(hasName ? params : noParams);
  const id =
    params.productId ?? params.sellerId ?? params.brandId ?? params.categoryId ?? params.sectionId ?? '';
  return name === undefined ? texts.numbered(title, id) : texts.named(title, isolateBidi(name));
}
