import { useState } from 'react';
import { page } from 'vitest/browser';
import { nouns } from '../src/format/plural.ts';
import { Toasts } from '../src/primitives/toast.tsx';
import { TooltipProvider } from '../src/primitives/tooltip.tsx';
import { ReportTable, type ReportTableProps } from '../src/report-table/report-table.tsx';
import type { TableSearchParams } from '../src/report-table/state/table-state.ts';
import { columns, fewProducts, type Product } from './products.ts';

type Props = Partial<ReportTableProps<Product>> & {
  /** Receives the search params, as the app's router would. */
  readonly onAddress?: (searchParams: TableSearchParams) => void;
};

/** A page with one table and its search params. */
export const TablePage = ({ searchParams: first = {}, onAddress, ...props }: Props) => {
  const [searchParams, setSearchParams] = useState<TableSearchParams>(first);
  return (
    <TooltipProvider>
      <Toasts>
        {' '}
        <main>
          <button type="button" onClick={() => setSearchParams(first)}>
            Назад
          </button>
          <ReportTable
            name="products"
            caption="Товары продавца"
            noun={nouns.product}
            rows={fewProducts}
            columns={columns}
            summableShare="shareRevenueFromCategory"
            searchParams={searchParams}
            onSearchParamsChange={(changes) => {
              const after = { ...searchParams, ...changes };
              setSearchParams(after);
              onAddress?.(after);
            }}
            {...props}
          />
        </main>
      </Toasts>
    </TooltipProvider>
  );
};

/** The table. */
export const table = page.getByRole('grid', { name: 'Товары продавца' });

const plain = (cell: Element): string => (cell.textContent ?? '').replaceAll(/\s/g, ' ');

/** Reads the titles of the rendered rows, without the totals. */
export const readNames = (): readonly string[] =>
  [...table.element().querySelectorAll('tbody th')].map(plain);

/** Reads the texts of a column’s cells. */
export const readCells = (field: (typeof columns)[number]): readonly string[] =>
  [...table.element().querySelectorAll(`tbody [data-cell$=":${columns.indexOf(field)}"]`)].map(plain);

/** Reads the texts of the totals row. */
export const readTotals = (): readonly string[] =>
  [...table.element().querySelectorAll('tfoot tr > *')].map(plain);

/** Finds the sort button of a column. */
export const findHead = (name: string | RegExp) =>
  table.getByRole('columnheader', { name }).getByRole('button');
