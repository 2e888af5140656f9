import type { Row } from '../../src/rows/report-shapes.ts';
import { changeBody, changeRows } from '../change-body.ts';
import type { PlantedFault } from './planted-fault.ts';

const weeksOf = (row: Row) => row['weeks'] as readonly Row[];

/** Changes every week of the histories of these endpoints. */
const changeWeeks = (endpoints: readonly string[], change: (week: Row) => Row) =>
  changeRows(endpoints, (row) => ({ ...row, weeks: weeksOf(row).map(change) }));

/** Histories and series with typical errors. */
export const historyFaults: readonly PlantedFault[] = [
  [
    'a history leaves out the weeks without its subject',
    'history-weeks',
    'histories',
    changeRows(['seller.history'], (row) => ({
      ...row,
      weeks: weeksOf(row).filter(({ isPresent }) => isPresent),
    })),
  ],
  [
    'a history is latest first',
    'history-weeks',
    'histories',
    changeRows(['market.history'], (row) => ({ ...row, weeks: weeksOf(row).toReversed() })),
  ],
  [
    'an absent week has figures of 0',
    'history-weeks',
    'histories',
    changeWeeks(['category.history', 'seller.history', 'brand.history'], (week) => ({
      ...week,
      revenue: week['revenue'] ?? 0,
    })),
  ],
  [
    'a history places what sold nothing',
    'history-figures',
    'histories',
    changeWeeks(['seller.history', 'brand.history', 'category.history'], (week) =>
      week['isPresent'] ? { ...week, placeByRevenue: week['placeByRevenue'] ?? week['placesCount'] } : week,
    ),
  ],
  [
    'a history counts all sellers as places',
    'history-figures',
    'histories',
    changeWeeks(['seller.history'], (week) => ({ ...week, placesCount: 99 })),
  ],
  [
    'a series is in another order than requested',
    'series',
    'histories',
    changeBody('market.revenueSeries', (body) => ({
      ...body,
      series: (body['series'] as readonly Row[]).toReversed(),
    })),
  ],
  [
    'a series has 0 where its entity is absent',
    'series',
    'histories',
    changeBody('market.revenueSeries', (body) => ({
      ...body,
      series: (body['series'] as readonly Row[]).map((row) => ({
        ...row,
        revenues: (row['revenues'] as readonly (number | null)[]).map((revenue) => revenue ?? 0),
      })),
    })),
  ],
  [
    'a card that is gone has no past',
    'history-weeks',
    'histories',
    changeRows(['product.history'], (row) => ({
      ...row,
      weeks: weeksOf(row).at(-1)?.['isPresent'] === true ? row['weeks'] : weeksOf(row).slice(-1),
    })),
  ],
  [
    'a card that is gone is taken for one that is there',
    'unknown-id',
    'histories',
    {
      changeResponse: (name, response) =>
        name === 'product.info' && response[0] === 404
          ? [500, { error: 'Не получилось. Попробуйте позже.', code: 'INTERNAL_SERVER_ERROR' }]
          : response,
    },
  ],
];
