import { EntityList } from '../report/entity-list.tsx';
import { createBrandList } from '../report/market-part/part-lists.tsx';
import { categoryBrands, categoryPart } from './category-markets.ts';

const list = createBrandList(categoryPart, categoryBrands);

/** The brands of the category in the address; without charts if the profile's head has them. */
export const BrandList = (props: { hasCharts?: boolean }) => <EntityList list={list} {...props} />;
