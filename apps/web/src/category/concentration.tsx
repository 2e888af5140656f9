import { ConcentrationTab, useSide } from '../report/market-part/concentration-tab.tsx';
import { categoryBrands, categoryPart, categorySellers } from './category-markets.ts';

const { sellers, brands } = categoryPart.hhiFields;

/** The concentration of the category in the address. */
export const CategoryConcentration = () => (
  <ConcentrationTab
    sides={[useSide('sellers', sellers, categorySellers), useSide('brands', brands, categoryBrands)]}
  />
);
