import type { ReportPeriod } from '@vitrina/contract';
import type { ReportRequest } from '../api/report-options.ts';
import type { AllReports } from '../api/reports.ts';
import type { ComparedKind } from './compared-entities.ts';
import type { ComparedField } from './compared-kinds.ts';

/** Calendar weeks of a comparison's histories. */
export const COMPARED_WEEKS = 26;

/** A published week of a history, of any kind. */
export type ComparedWeek = ReportPeriod & { isPresent: boolean } & Partial<
    Record<ComparedField, number | null>
  >;

/** What a comparison reads of a history. */
export interface ComparedHistory {
  readonly title: string;
  readonly weeks: readonly ComparedWeek[];
}

/** The request of a history, and what is read of its response. */
interface HistoryQuery {
  readonly request: ReportRequest;
  readonly read: (response: { body: unknown }) => ComparedHistory;
}

/** The options of a report whose body is known. */
type Request<Body> = ReportRequest & { select: (response: { body: unknown }) => Body };

const createQuery = <Body>(request: Request<Body>, read: (body: Body) => ComparedHistory): HistoryQuery => ({
  request,
  read: (response) => read(request.select(response)),
});

type Window = ReportPeriod & { weeks: number };

type CreateQuery = (window: Window, id: number, reports: AllReports) => HistoryQuery;

const histories: Readonly<Record<ComparedKind, CreateQuery>> = {
  seller: (window, sellerId, { seller }) =>
    createQuery(seller.history({ ...window, sellerId }), ({ sellerHistory: { sellerTitle, weeks } }) => ({
      title: sellerTitle,
      weeks,
    })),
  brand: (window, brandId, { brand }) =>
    createQuery(brand.history({ ...window, brandId }), ({ brandHistory: { brandTitle, weeks } }) => ({
      title: brandTitle,
      weeks,
    })),
  category: (window, categoryId, { category }) =>
    createQuery(
      category.history({ ...window, categoryId }),
      ({ categoryHistory: { categoryTitle, weeks } }) => ({ title: categoryTitle, weeks }),
    ),
  product: (window, productId, { product }) =>
    createQuery(product.history({ ...window, productId }), ({ productHistory: { productName, weeks } }) => ({
      title: productName,
      weeks,
    })),
};

/** The history of an entity up to a week. */
export const historyOf = (
  kind: ComparedKind,
  id: number,
  week: ReportPeriod,
  reports: AllReports,
): HistoryQuery => histories[kind]({ ...week, weeks: COMPARED_WEEKS }, id, reports);
