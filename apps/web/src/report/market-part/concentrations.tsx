import * as entities from '#texts/entities';
import * as texts from '#texts/report/market-part/market-part';
import * as chartTexts from '#texts/report/charts/concentration';
import { countEffectiveRivals } from '@vitrina/ui/format/concentration';
import { nouns } from '@vitrina/ui/format/plural';
import { ConcentrationLine } from '@vitrina/ui/primitives/concentration-line';
import { Segments } from '@vitrina/ui/primitives/segments';
import { useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { CollapseButton } from '../charts/collapse-button.tsx';
import { Concentration } from '../charts/concentration.tsx';
import { CONCENTRATION, useChartsShown } from '../charts/use-charts-shown.ts';
import { useTypedSearchParams } from '../../routing/search-params.ts';
import { useReportParams } from '../../period/use-report-params.ts';
import type { MarketPart, PartBrand, PartReport, PartSeller } from './market-part.ts';

const choices = [
  { name: 'sellers', title: entities.sellers },
  { name: 'brands', title: entities.brands },
] as const;

type Of = (typeof choices)[number]['name'];

/** Props of the concentrations of a part. */
export interface ConcentrationsProps<Sellers, Brands> {
  part: MarketPart;
  sellers: PartReport<Sellers, PartSeller>;
  brands: PartReport<Brands, PartBrand>;
  /** HHI of the sellers; null if nothing was sold. */
  hhi: number | null;
  /** The tab that is open without one in the address. */
  firstTab: string;
}

interface OpenProps<Sellers, Brands> extends ConcentrationsProps<Sellers, Brands> {
  of: Of;
  /** Whether the open list shows the same rows. */
  isListed: boolean;
  /** Content at the end of the heading. */
  aside?: ReactNode;
}

/** Minimum height, so that the layout does not shift when the rows are loaded; a list below replaces the legend. */
const getMinHeight = (isListed: boolean) =>
  isListed ? 'min-h-28 max-md:min-h-38' : 'min-h-35 max-md:min-h-62';

/** Reads the sellers or the brands of a part. */
function useMarket<Body, Row>(
  { useReport, getRows, getHHI }: PartReport<Body, Row>,
  enabled: boolean,
): { hhi: number | null | undefined; rows: readonly Row[] | undefined; hasFailed: boolean } {
  const { data, isError } = useReport(useReportParams(), { enabled });
  return {
    hhi: data === undefined ? undefined : getHHI(data),
    rows: data === undefined ? undefined : getRows(data),
    hasFailed: isError,
  };
}

/** Concentration of the sellers or brands of a part. */
function PartConcentration<Sellers, Brands>({
  part,
  sellers,
  brands,
  of,
  isListed,
  aside,
}: OpenProps<Sellers, Brands>) {
  const ofSellers = useMarket(sellers, of === 'sellers');
  const ofBrands = useMarket(brands, of === 'brands');
  return (
    <Concentration
      field={part.hhiFields[of]}
      {...(of === 'sellers' ? ofSellers : ofBrands)}
      isListed={isListed}
      aside={aside}
      className={getMinHeight(isListed)}
    />
  );
}

const searchShape = { tab: z.string() };

/** The open concentration: sellers or brands, by default those of the open list. */
function OpenConcentration<Sellers, Brands>({
  onClose,
  ...props
}: ConcentrationsProps<Sellers, Brands> & { onClose: () => void }) {
  const [{ tab = props.firstTab }] = useTypedSearchParams(searchShape);
  const [chosen, choose] = useState<Of>();
  const of = chosen ?? (tab === 'brands' ? 'brands' : 'sellers');
  return (
    <div className="border-b border-line py-2">
      <PartConcentration
        {...props}
        of={of}
        isListed={of === tab}
        aside={
          <span className="flex gap-2">
            <Segments
              label={chartTexts.concentration}
              choices={choices}
              value={of}
              onChange={choose}
              className="max-[22rem]:*:px-2"
            />
            <CollapseButton what={texts.concentrationAccusative} isShown onChange={onClose} />
          </span>
        }
      />
    </div>
  );
}

/**
 * The concentration of a category or section: a line in words that expands to the shares of its sellers and brands.
 */
export function Concentrations<Sellers, Brands>(props: ConcentrationsProps<Sellers, Brands>) {
  const [isShown, show] = useChartsShown(CONCENTRATION);
  const { hhi } = props;
  if (hhi === null) return null;
  if (isShown) return <OpenConcentration {...props} onClose={() => show(false)} />;
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-3 border-b border-line py-0.5 max-md:flex-nowrap max-md:py-2">
      <h2 className="text-section max-md:sr-only">{chartTexts.sellers}</h2>
      <span className="flex-1">
        <ConcentrationLine hhi={hhi} rivals={countEffectiveRivals(hhi) ?? 1} noun={nouns.seller} />
      </span>
      <CollapseButton what={texts.concentrationAccusative} isShown={false} onChange={show} />
    </div>
  );
}
