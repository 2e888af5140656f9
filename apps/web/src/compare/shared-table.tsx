import type { SharedProduct } from '@vitrina/contract';
import { formatInteger, formatPercent, NO_VALUE } from '@vitrina/ui/format/numbers';
import { Link } from '@vitrina/ui/link';
import { paths } from '../routing/paths.ts';
import { EntityMark } from './entity-mark.tsx';
import { SidewaysBox } from './sideways-box.tsx';
import { isCheapest, findOffer, sumRevenue, computeSpread } from './shared-prices.ts';
import type { Compared } from './use-compared.ts';
import * as texts from '#texts/compare/compare';

interface RowProps {
  product: SharedProduct;
  sellers: readonly Compared[];
}

const Price = ({ product, id }: { product: SharedProduct; id: number }) => {
  const offer = findOffer(product, id);
  return (
    <span className={offer && isCheapest(product, id) ? 'font-semibold' : undefined}>
      {offer ? formatInteger(offer.price) : NO_VALUE}
    </span>
  );
};

const number = 'figures px-2 text-right whitespace-nowrap';

const Row = ({ product, sellers }: RowProps) => (
  <tr className="h-(--row) border-b border-line-soft">
    <th scope="row" className="w-full max-w-0 min-w-64 pr-2 pl-(--gutter) text-left font-normal">
      <Link
        href={paths.product({ productId: product.productId })}
        title={product.productName}
        className="block truncate rounded-mark hover:underline"
      >
        {product.productName}
      </Link>
    </th>
    {sellers.map(({ id }) => (
      <td key={id} className={number}>
        <Price product={product} id={id} />
      </td>
    ))}
    <td className={`${number} text-ink-2`}>{formatPercent(computeSpread(product))}</td>
    {sellers.map(({ id }) => (
      <td key={id} className={number}>
        {formatInteger(findOffer(product, id)?.revenue)}
      </td>
    ))}
    <td className={`${number} pr-(--gutter) font-medium`}>{formatInteger(sumRevenue(product))}</td>
  </tr>
);

/** A card on a phone: the name, then the prices with their marks. */
const PhoneRow = ({ product, sellers }: RowProps) => (
  <li className="border-b border-line-soft px-(--gutter) py-2">
    <Link
      href={paths.product({ productId: product.productId })}
      className="flex min-h-6 items-center rounded-mark [overflow-wrap:anywhere] hover:underline"
    >
      {product.productName}
    </Link>
    <span className="mt-0.5 flex flex-wrap gap-x-3 text-badge font-normal text-ink-2">
      {sellers.map(({ id, at, title }) => (
        <span key={id} className="figures inline-flex items-center gap-1">
          <EntityMark at={at} />
          <span className="sr-only">{title}: </span>
          <Price product={product} id={id} />
        </span>
      ))}
      <span className="figures ml-auto">{formatInteger(sumRevenue(product))} ₸</span>
    </span>
  </li>
);

const SellerHead = ({ seller, text }: { seller: Compared; text: string }) => (
  <th scope="col" className="px-2 text-right font-normal whitespace-nowrap">
    <span className="inline-flex items-center gap-1.5">
      <EntityMark at={seller.at} />
      <span className="sr-only">{seller.title}: </span>
      {text}
    </span>
  </th>
);

/** Cards with the prices and the revenue of each seller. */
export const SharedTable = ({
  products,
  sellers,
}: {
  products: readonly SharedProduct[];
  sellers: readonly Compared[];
}) => (
  <>
    <SidewaysBox className="max-md:hidden">
      <table className="w-full border-collapse">
        <caption className="sr-only">{texts.sharedCardsOfSellers}</caption>
        <thead>
          <tr className="h-(--row) border-y border-line bg-sunken text-ink-2">
            <th scope="col" className="pl-(--gutter) text-left font-normal">
              {texts.product}
            </th>
            {sellers.map((seller) => (
              <SellerHead key={seller.id} seller={seller} text={texts.price} />
            ))}
            <th scope="col" className="px-2 text-right font-normal">
              {texts.spread}
            </th>
            {sellers.map((seller) => (
              <SellerHead key={seller.id} seller={seller} text={texts.revenue} />
            ))}
            <th scope="col" className="px-2 pr-(--gutter) text-right font-normal whitespace-nowrap">
              {texts.together}
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <Row key={product.productId} product={product} sellers={sellers} />
          ))}
        </tbody>
      </table>
    </SidewaysBox>
    <ul className="border-t border-line md:hidden">
      {products.map((product) => (
        <PhoneRow key={product.productId} product={product} sellers={sellers} />
      ))}
    </ul>
  </>
);
