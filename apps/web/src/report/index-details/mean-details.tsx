import * as screens from '#texts/screens';
import * as texts from '#texts/report/index-details/index-details';
import { formatIndex, formatInteger, formatPercent } from '@vitrina/ui/format/numbers';
import { formatCountGenitive, nouns } from '@vitrina/ui/format/plural';
import { Link } from '@vitrina/ui/link';
import { ProspectIndexBadge, ProspectMark } from '@vitrina/ui/primitives/prospect-badge';
import { Skeleton } from '@vitrina/ui/primitives/skeleton';
import { ErrorState } from '@vitrina/ui/primitives/states';
import { useHasProductCards } from '../../period/use-has-product-cards.ts';
import { paths } from '../../routing/paths.ts';
import type { MeanIndex } from './index-subject.ts';
import { createMeanListPath } from './mean-list-path.ts';
import { useMeanProducts, type WeightedProduct } from './use-mean-products.ts';

/** Number of products shown. */
const MAX_PRODUCTS = 10;

const ProductRow = ({
  product,
  weight,
  heaviest,
  hasCard,
}: {
  product: WeightedProduct;
  weight: number;
  heaviest: number;
  /** Whether the backend has the product's card. */
  hasCard: boolean;
}) => {
  const index = product.potentialProfitIndex;
  return (
    <tr className="border-b border-line-soft">
      <th
        scope="row"
        className="w-full max-w-0 truncate py-1 pr-2 text-left font-normal max-md:whitespace-normal"
        title={product.productName}
      >
        {hasCard ? (
          <Link
            href={paths.product({ productId: product.productId })}
            className="rounded-mark hover:underline"
          >
            {product.productName}
          </Link>
        ) : (
          product.productName
        )}
      </th>
      <td className="figures px-2 whitespace-nowrap">
        <span className="flex items-center justify-end gap-2">
          <span className="w-9 max-md:hidden">
            <span
              className="mark block h-1.5 rounded-mark bg-bar"
              style={{ width: `${(weight / heaviest) * 100}%` }}
            />
          </span>
          {formatPercent(weight)}
        </span>
      </td>
      <td className="pl-3">
        <ProspectMark index={index} />
      </td>
    </tr>
  );
};

const Products = ({ products }: { products: readonly WeightedProduct[] }) => {
  const hasCard = useHasProductCards(true);
  const total = products.reduce((sum, { revenue }) => sum + revenue, 0);
  const shown = products.slice(0, MAX_PRODUCTS);
  const share = shown.reduce((sum, { revenue }) => sum + revenue, 0) / total;
  const heaviest = (shown[0]?.revenue ?? 0) / total;
  const count = formatCountGenitive(products.length, nouns.product);
  return (
    <>
      <p className="mt-2 text-ink-2">
        {products.length > shown.length
          ? texts.meanAndHeaviest(count, formatPercent(share))
          : texts.mean(count)}
      </p>
      <table className="mt-2 w-full border-collapse">
        <thead className="text-axis text-ink-3">
          <tr className="border-b border-line-soft">
            <th scope="col" className="py-0.5 text-left font-normal">
              {texts.product}
            </th>
            <th scope="col" className="px-2 text-right font-normal">
              {texts.weight}
            </th>
            <th scope="col" className="pl-3 text-left font-normal">
              {texts.index}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((product) => (
            <ProductRow
              key={product.productId}
              product={product}
              weight={product.revenue / total}
              heaviest={heaviest}
              hasCard={hasCard}
            />
          ))}
        </tbody>
      </table>
    </>
  );
};

/** The products behind a mean index, the largest weight first. */
export function MeanDetails({ subject, index }: { subject: MeanIndex; index: number }) {
  const { products, error, retry } = useMeanProducts(subject);
  const [first] = products ?? [];
  return (
    <>
      <div className="mt-1 flex items-center gap-2">
        <span className="figures text-figure">{formatIndex(index)}</span>
        <ProspectIndexBadge index={index} isMean />
      </div>
      {products === undefined ? (
        error ? (
          <ErrorState title={texts.cannotGetProducts} message={error.message} onRetry={retry} />
        ) : (
          <Skeleton className="mt-3 h-72" />
        )
      ) : products.length === 0 ? (
        <p className="mt-3 text-ink-2">{texts.noMean}</p>
      ) : (
        <Products products={products} />
      )}
      <p className="mt-3 flex flex-wrap gap-x-3">
        <Link href={paths.method()} className="rounded-mark text-accent hover:underline">
          {screens.method}
        </Link>
        {products && first && (
          <Link
            href={createMeanListPath(subject, first)}
            className="ml-auto rounded-mark text-accent hover:underline"
          >
            {texts.allByIndex(formatInteger(products.length))}
          </Link>
        )}
      </p>
    </>
  );
}
