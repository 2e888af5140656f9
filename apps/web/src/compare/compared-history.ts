import type { ReportPeriod } from '@vitrina/contract';
import type { Reports } from '../api/reports.ts';
import type { ComparedKind } from './compared-entities.ts';
import type { ComparedField } from './compared-kinds.ts';

/** Calendar weeks of a comparison's histories. */
export const COMPARED_WEEKS = 26;

/** A published week of a history, of any kind. */
export type ComparedWeek = ReportPeriod & { isPresent: boolean } & Partial<
    Record<ComparedField, number | null>
  >;

/** Part of a history that a comparison reads. */
export interface ComparedHistory {
  readonly title: string;
  readonly weeks: readonly ComparedWeek[];
}

type Window = ReportPeriod & { weeks: number };

const requests = {
  seller: (window: Window, sellerId: number, { seller }: Reports) =>
    seller.history.options({ ...window, sellerId }),
  brand: (window: Window, brandId: number, { brand }: Reports) =>
    brand.history.options({ ...window, brandId }),
  category: (window: Window, categoryId: number, { category }: Reports) =>
    category.history.options({ ...window, categoryId }),
  product: (window: Window, productId: number, { product }: Reports) =>
    product.history.options({ ...window, productId }),
};

type HistoryRequest = ReturnType<(typeof requests)[ComparedKind]>;

/** The body of a history of any kind. */
export type HistoryBody = ReturnType<HistoryRequest['select']>;

/** Creates the request of the history of an entity up to a week. */
export const createHistoryRequest = (
  kind: ComparedKind,
  id: number,
  week: ReportPeriod,
  reports: Reports,
): HistoryRequest => requests[kind]({ ...week, weeks: COMPARED_WEEKS }, id, reports);
