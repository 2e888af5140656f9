import { changeFields } from '@vitrina/ui/report-table/comparison';
import type { TableSearchParams } from '@vitrina/ui/report-table';
import type { SearchParamChanges } from '@vitrina/ui/report-table';

/** Columns that a person has chosen, with those of the comparison after the revenue, or at the end. */
const widened = (columns: string): string => {
  const others = columns.split('~');
  return others.toSpliced(others.indexOf('revenue') + 1 || others.length, 0, ...changeFields).join('~');
};

/**
 * What to change in the address to compare its lists with the week before, or to do so no longer: each table
 * then drops by itself what it has no column for.
 */
export const toggleComparison = (search: TableSearchParams): SearchParamChanges =>
  search['compare'] === 'on'
    ? { compare: undefined }
    : {
        ...Object.fromEntries(
          Object.entries(search).flatMap(([name, value = '']) =>
            name.endsWith('.columns') ? [[name, widened(value)]] : [],
          ),
        ),
        compare: 'on',
      };
