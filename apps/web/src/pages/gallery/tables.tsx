import type { SellerProduct } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/format/plural';
import { ReportTable } from '@vitrina/ui/report-table';
import { getRowHref } from '../../routing/paths.ts';
import { oddProducts, products } from './samples.ts';

const columns = [
  'productName',
  'brandTitle',
  'revenue',
  'salesCount',
  'sellerPrice',
  'lastRating',
  'potentialProfitIndex',
] as const satisfies readonly (keyof SellerProduct)[];

/** Lists that a table must handle. */
const lists = [
  { name: 'many', title: '50 000 строк', rows: products(50_000) },
  { name: 'usual', title: 'Обычный список', rows: products(12) },
  { name: 'odd', title: 'Самые длинные и чужие названия', rows: oddProducts },
  { name: 'one', title: 'Одна строка', rows: products(1) },
  { name: 'none', title: 'Ни одной строки', rows: [] },
  {
    name: 'filtered',
    title: 'Отбор, под который ничего не подходит',
    rows: products(12),
    search: { 'filtered.lastRating': '4.95..', 'filtered.brandTitle': 'lg' },
  },
] as const;

/** A table for each list, at most 20 rem high. */
export const Tables = ({ theme }: { theme: string }) => (
  <div className="-mx-(--gutter) flex flex-col gap-6 [--table-offset:calc(100dvh-20rem)]">
    {lists.map(({ name, title, rows, ...list }) => (
      <div key={name} className="min-w-0">
        <h3 className="px-(--gutter) text-label text-ink-2">{title}</h3>
        <ReportTable
          name={name}
          caption={`${title}, ${theme}`}
          noun={nouns.product}
          rows={rows}
          columns={columns}
          getHref={getRowHref}
          {...list}
        />
      </div>
    ))}
  </div>
);
