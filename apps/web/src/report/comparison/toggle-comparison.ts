import { changeFields } from '@vitrina/ui/report-table/comparison';
import type { TableSearchParams } from '@vitrina/ui/report-table';
import type { SearchParamChanges } from '@vitrina/ui/report-table';

/** Inserts the columns of the comparison into chosen columns, after the revenue or at the end. */
const insertComparison = (columns: string): string => {
  const others = columns.split('~');
  return others.toSpliced(others.indexOf('revenue') + 1 || others.length, 0, ...changeFields).join('~');
};

/**
 * Returns the search param changes that start or end the comparison of a screen's lists. A table ignores columns that
 * it does not have.
 */
export const toggleComparison = (searchParams: TableSearchParams): SearchParamChanges =>
  searchParams['compare'] === 'on'
    ? { compare: undefined }
    : {
        ...Object.fromEntries(
          Object.entries(searchParams).flatMap(([name, value = '']) =>
            name.endsWith('.columns') ? [[name, insertComparison(value)]] : [],
          ),
        ),
        compare: 'on',
      };
