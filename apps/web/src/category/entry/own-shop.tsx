import * as texts from '#texts/category/entry';
import type { SellerCategory } from '@vitrina/contract';
import { formatPercent } from '@vitrina/ui/format/numbers';
import { formatCount, nouns } from '@vitrina/ui/format/plural';
import { Link } from '@vitrina/ui/link';
import { insertElements } from '@vitrina/ui/insert-elements';
import { reports } from '../../api/reports.ts';
import { useOwnShop } from '../../follow/known-follows.ts';
import { useReportParams } from '../../period/use-report-params.ts';
import { paths } from '../../routing/paths.ts';

/** «Мой магазин уже здесь: 4,2 % выручки, 12 товаров.» */
const Presence = ({ sales, shop }: { sales: SellerCategory | undefined; shop: React.ReactNode }) => {
  if (sales === undefined) return insertElements(texts.ownShopAbsent, { shop });
  const products = formatCount(sales.productsCount, nouns.product);
  if (sales.revenue === 0) return insertElements(texts.ownShopUnsold, { shop, products });
  return insertElements(texts.ownShopSells, {
    shop,
    products,
    share: <b className="font-semibold">{formatPercent(sales.shareRevenueFromCategory)}</b>,
  });
};

/** Shows whether the person's own shop is already in the category; empty without a shop and until known. */
export function OwnShop() {
  const shop = useOwnShop();
  const { category } = useReportParams();
  const params = category && shop !== undefined ? { ...category, sellerId: shop } : undefined;
  const { data } = reports.seller.categories.useQuery(params);
  if (data === undefined || shop === undefined || category === undefined) return null;
  const sales = data.sellerCategories.find(({ categoryId }) => categoryId === category.categoryId);
  return (
    <>
      {' '}
      <Presence
        sales={sales}
        shop={
          <Link
            href={paths.seller({ sellerId: shop })}
            className="rounded-mark text-accent underline underline-offset-2"
          >
            {texts.ownShop}
          </Link>
        }
      />
    </>
  );
}
