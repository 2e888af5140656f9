import type { ReportParams } from '../routing/report-params.ts';
import { reports } from '../api/reports.ts';
import { ConcentrationTab, type SideReport, useSide } from '../report/market-part/concentration-tab.tsx';

const useSellers = ({ brand }: ReportParams, rules: { enabled: boolean }) =>
  reports.brand.sellers.useQuery(brand, rules);

const brandSellers: SideReport<NonNullable<ReturnType<typeof useSellers>['data']>> = {
  useReport: useSellers,
  getRows: (body) => body.brandSellers,
  getHHI: (body) => body.brandSellersHHI,
};

/** The concentration of the sellers of the brand in the address. */
export const BrandConcentration = () => (
  <ConcentrationTab sides={[useSide('sellers', 'brandSellersHHI', brandSellers)]} />
);
