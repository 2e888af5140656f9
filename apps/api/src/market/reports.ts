import { history } from './history.ts';
import { movers } from './movers.ts';
import { revenueSeries } from './revenue-series.ts';

/** The reports on the whole market and several of its entities over time, by the contract's calls. */
export const marketReports = { history, movers, revenueSeries };
