import { readField } from '@vitrina/ui/fields/field-definition';
import { createFilterChange } from '@vitrina/ui/report-table/column-filter';
import { paths } from '../routing/paths.ts';
import { type Ids, readIdOfScreen } from './index-details/index-subject.ts';

const TABLE = 'products';

/**
 * Builds the address of the products that a row of a profile's list counts: the seller's products in the row's
 * category, not the whole category. Undefined if the list of products cannot be filtered by the row's name.
 */
export function createScopeProductsPath(
  row: object,
  nameField: string | undefined,
  pathname: string,
  address: Ids,
): string | undefined {
  if (nameField !== 'categoryTitle' && nameField !== 'brandTitle') return undefined;
  const text = readField(row, nameField);
  if (typeof text !== 'string' || text === '') return undefined;
  const filter = createFilterChange(TABLE, nameField, { by: 'text', text });
  const { sellerId, brandId, categoryId } = readIdOfScreen(pathname, address);
  if (sellerId !== undefined) return paths.sellerProducts({ sellerId }, filter);
  if (brandId !== undefined) return paths.brandProducts({ brandId }, filter);
  return categoryId === undefined ? undefined : paths.categoryProducts({ categoryId }, filter);
}
