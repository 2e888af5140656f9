import type * as asks from '../app/asks.ts';
import type { ReportQuery } from '../api/report-query.ts';
import type { LoadScreen } from './load-screen.ts';

/** Fetches a report into the cache, unless it is there and fresh or its input is not whole. */
export type Prefetch = <Body>(query: ReportQuery<Body>) => void;

/** One screen of the product: everything that is known of it before its code is there. */
export interface Route {
  path: string;
  /** What the browser's tab and the breadcrumbs call it. */
  title: string;
  load: LoadScreen;
  /** The earliest year of the week in its address; a screen without it has no week. */
  firstYear?: number;
  /** The reports it shows, fetched as soon as its address is known. */
  asks?: keyof typeof asks;
}
