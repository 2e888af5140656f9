import { readField } from '@vitrina/ui/fields/field-definition';
import { createFilterChange } from '@vitrina/ui/report-table/column-filter';
import { paths } from '../../routing/paths.ts';
import type { MeanIndex } from './index-subject.ts';
import type { WeightedProduct } from './use-mean-products.ts';

const TABLE = 'products';

/**
 * Builds the address of the list of the products behind a mean, the highest index first; `product` is one of them.
 */
export function createMeanListPath(
  { sellerId, brandId, categoryId }: MeanIndex,
  product: WeightedProduct,
): string {
  const sold = createFilterChange(TABLE, 'salesCount', { by: 'range', from: 1, to: null });
  const keep = (field: 'brandTitle' | 'categoryTitle') =>
    createFilterChange(TABLE, field, { by: 'text', text: String(readField(product, field)) });
  const inCategory = categoryId === undefined ? {} : keep('categoryTitle');
  const ofBrand = brandId === undefined ? {} : keep('brandTitle');
  const filter = { [`${TABLE}.sort`]: '-potentialProfitIndex', ...sold };
  if (sellerId !== undefined)
    return paths.sellerProducts({ sellerId }, { ...filter, ...inCategory, ...ofBrand });
  if (brandId !== undefined && brandId > 0)
    return paths.brandProducts({ brandId }, { ...filter, ...inCategory });
  return paths.categoryProducts({ categoryId: categoryId ?? 0 }, { ...filter, ...ofBrand });
}
