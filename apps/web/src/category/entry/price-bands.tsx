import * as entities from '#texts/entities';
import * as texts from '#texts/category/entry';
import type { PriceBand } from '@vitrina/contract';
import { formatCompact, formatInteger, formatWholePercent } from '@vitrina/ui/format/numbers';
import { Term } from '@vitrina/ui/primitives/term';
import { useIsPhone } from '@vitrina/ui/use-is-phone';

/** Minimum share of offers without sales that counts as a weakness. */
const MANY_UNSOLD = 0.5;

/** «до 54 990», «54 990–79 990», «от 379 990» */
function formatPrices({ fromPrice, toPrice }: PriceBand, at: number, count: number): string {
  if (count > 1 && at === 0) return texts.upTo(formatInteger(toPrice));
  if (count > 1 && at === count - 1) return texts.from(formatInteger(fromPrice));
  return fromPrice === toPrice
    ? formatInteger(fromPrice)
    : `${formatInteger(fromPrice)}–${formatInteger(toPrice)}`;
}

interface RowProps {
  band: PriceBand;
  prices: string;
  /** The largest revenue of a band, ₸. */
  largest: number;
}

const Row = ({ band, prices, largest }: RowProps) => {
  const unsold = band.unsoldOffersCount / (band.offersCount + band.unsoldOffersCount);
  return (
    <tr className="h-7">
      <th
        scope="row"
        className="figures pr-3 text-left font-normal whitespace-nowrap max-md:pr-2 max-md:text-badge max-md:font-normal"
      >
        {prices}
      </th>
      <td className="w-full whitespace-nowrap [--room:4.5rem] max-md:[--room:3.5rem]">
        <span
          aria-hidden="true"
          className="mark mr-2 inline-block h-2.5 rounded-r-mark bg-bar-strong align-middle"
          style={{ width: `calc((100% - var(--room)) * ${band.revenue / largest})` }}
        />
        <span className="figures">{formatCompact(band.revenue)}</span>
      </td>
      <td className="figures px-2 text-right max-md:px-1">{formatInteger(band.productsCount)}</td>
      <td
        className={`figures pl-2 text-right whitespace-nowrap ${unsold > MANY_UNSOLD ? 'font-semibold' : 'text-ink-2'}`}
      >
        {formatWholePercent(unsold)}
      </td>
    </tr>
  );
};

/** Prices at which goods of a category sell. */
export const PriceBands = ({ bands }: { bands: readonly PriceBand[] }) => {
  const phone = useIsPhone();
  return (
    <section className="px-(--gutter) pb-2 max-md:pt-2">
      <h2 className="text-section md:flex md:h-12 md:items-center md:gap-1.5">
        {texts.bands}{' '}
        {bands.length > 0 && <span className="text-badge font-normal text-ink-3">{texts.bandsNote}</span>}
      </h2>
      {bands.length === 0 ? (
        <p className="py-2 text-ink-2">{texts.nothingSold}</p>
      ) : (
        <table className="w-full border-collapse max-md:mt-1">
          <caption className="sr-only">{texts.bandsCaption}</caption>
          <thead>
            <tr className="h-(--row) border-b border-line leading-4 text-ink-2 max-md:text-badge">
              <th scope="col" className="text-left font-normal">
                {texts.price}
              </th>
              <th scope="col" className="text-left font-normal">
                {texts.revenue}
              </th>
              <th scope="col" className="px-2 text-right font-normal">
                <Term title={texts.soldProducts} text={texts.soldProductsMeaning} className="text-right">
                  {phone ? entities.products : texts.soldProducts}
                </Term>
              </th>
              <th scope="col" className="pl-2 text-right font-normal">
                <Term title={texts.unsold} text={texts.unsoldMeaning} className="text-right">
                  {phone ? texts.unsoldShort : texts.unsold}
                </Term>
              </th>
            </tr>
          </thead>
          <tbody>
            {bands.map((band, at) => (
              <Row
                key={`${band.fromPrice} ${band.toPrice}`}
                band={band}
                prices={formatPrices(band, at, bands.length)}
                largest={Math.max(...bands.map(({ revenue }) => revenue))}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};
