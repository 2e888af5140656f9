import { ConcentrationTab, useSide } from '../report/market-part/concentration-tab.tsx';
import { sectionBrands, sectionPart, sectionSellers } from './section-markets.ts';

const { sellers, brands } = sectionPart.hhiFields;

/** The concentration of the section in the address. */
export const SectionConcentration = () => (
  <ConcentrationTab
    sides={[useSide('sellers', sellers, sectionSellers), useSide('brands', brands, sectionBrands)]}
  />
);
