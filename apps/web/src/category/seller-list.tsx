import { EntityList } from '../report/entity-list.tsx';
import { createSellerList } from '../report/market-part/part-lists.tsx';
import { categoryPart, categorySellers } from './category-markets.ts';

const list = createSellerList(categoryPart, categorySellers);

/** The sellers of the category in the address; without charts if the profile's head has them. */
export const SellerList = (props: { hasCharts?: boolean }) => <EntityList list={list} {...props} />;
