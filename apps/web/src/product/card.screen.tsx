import * as entities from '#texts/entities';
import * as screens from '#texts/screens';
import * as texts from '#texts/product/card';
import { EmptyState } from '@vitrina/ui/primitives/states';
import { useIsPhone } from '@vitrina/ui/use-is-phone';
import { getErrorCode } from '../api/api-error.ts';
import { reports } from '../api/reports.ts';
import { LatestWeekButton } from '../period/latest-week-button.tsx';
import { useReportParams } from '../period/use-report-params.ts';
import { ListHead } from '../report/profile/list-head.tsx';
import { ProfileSkeleton } from '../report/profile/profile-skeleton.tsx';
import { VanishedEntity } from '../report/profile/vanished-entity.tsx';
import { useVanished } from '../report/profile/use-vanished.ts';
import { Report } from '../report/report.tsx';
import { entityPath, paths } from '../routing/paths.ts';
import { Page } from '../routing/page.tsx';
import { OfferList } from './offer-list.tsx';
import { ProductHead } from './product-head.tsx';
import { useProductHistory } from './product-history.ts';
import { productFigures } from './product-tabs.tsx';

const NOT_FOUND = 'PRODUCT_NOT_FOUND';

/** Explains how to reach a product if the address has none. */
const NoProduct = () => (
  <div className="px-(--gutter) py-6">
    <h1 className="mb-4 text-title">{screens.card}</h1>
    <EmptyState title={texts.choose}>{texts.chooseHow}</EmptyState>
  </div>
);

/** A product's card in a week: its head, its prices over weeks and the offers of its sellers. */
export function Component() {
  const { product } = useReportParams();
  const { productId } = useReportParams();
  const query = reports.product.info.useQuery(product);
  const info = query.data?.productInfo;
  const vanished = useVanished(query, NOT_FOUND, useProductHistory);
  const title = vanished?.name ?? screens.card;
  // On a phone the name stands below in full.
  const crumb = useIsPhone() ? title : (info?.productName ?? title);
  const crumbs = [
    { title: entities.categories, href: paths.categories() },
    ...(info
      ? [{ title: info.categoryTitle, href: entityPath({ kind: 'category', id: info.categoryId }) }]
      : []),
  ];
  return (
    <Page title={title} name={info?.productName} crumbs={crumbs} crumb={crumb}>
      {productId === undefined ? (
        <NoProduct />
      ) : vanished ? (
        <VanishedEntity {...vanished} kind="product" fields={productFigures} useHistory={useProductHistory} />
      ) : (
        <>
          <Report
            query={query}
            what={texts.accusative}
            skeleton={
              <ProfileSkeleton count={productFigures.length} hasDetailsBelow>
                {null}
              </ProfileSkeleton>
            }
            head={<ListHead title={screens.card} name={null} other={null} />}
          >
            {(body) => (
              <>
                <ProductHead info={body.productInfo} />
                <OfferList />
              </>
            )}
          </Report>
          {getErrorCode(query.error) === NOT_FOUND && (
            <div className="px-(--gutter) pb-6">
              <LatestWeekButton />
            </div>
          )}
        </>
      )}
    </Page>
  );
}
