import type { Row } from '../../src/rows/report-shapes.ts';
import { changeRows } from '../change-body.ts';
import type { PlantedFault } from './planted-fault.ts';

const changeEntry = (change: (entry: Row) => Row) => changeRows(['category.entry'], change);

const changeEach = (list: string, change: (row: Row) => Row) =>
  changeEntry((entry) => ({ ...entry, [list]: (entry[list] as Row[]).map(change) }));

/** Faults in what awaits who enters a category. */
export const entryFaults: readonly PlantedFault[] = [
  [
    'the first cohort has all sellers that were there before',
    'category-entry',
    'entry',
    changeEach('cohorts', (cohort) => ({ ...cohort, enteredCount: Number(cohort['enteredCount']) + 1 })),
  ],
  [
    'who sells no more is counted among those that offer',
    'category-entry',
    'entry',
    changeEach('cohorts', (cohort) => ({
      ...cohort,
      ages: (cohort['ages'] as Row[]).map((age) => ({ ...age, offeringCount: age['sellingCount'] })),
    })),
  ],
  [
    'ages that are not yet reached are 0',
    'category-entry',
    'entry',
    changeEach('cohorts', (cohort) => ({
      ...cohort,
      ages: [1, 2, 4, 8].map(
        (age) =>
          (cohort['ages'] as Row[]).find((row) => row['age'] === age) ?? {
            age,
            offeringCount: 0,
            sellingCount: 0,
            medianRevenue: null,
          },
      ),
    })),
  ],
  [
    'bands are equal in price, not in units',
    'category-entry',
    'entry',
    changeEntry((entry) => ({ ...entry, priceBands: (entry['priceBands'] as Row[]).slice(1) })),
  ],
  [
    'offers without sales are in no band',
    'category-entry',
    'entry',
    changeEach('priceBands', (band) => ({ ...band, unsoldOffersCount: 0 })),
  ],
  [
    'the concentration without the leader keeps its share in the total',
    'category-entry',
    'entry',
    changeEntry((entry) => ({
      ...entry,
      sellersHHIWithoutLeader:
        entry['sellersHHIWithoutLeader'] === null ? null : Number(entry['sellersHHIWithoutLeader']) / 2,
    })),
  ],
  [
    'leaders are dearer wherever another has the same price',
    'category-entry',
    'entry',
    changeEach('leaders', (leader) => ({
      ...leader,
      notCheapestShare: leader['notCheapestShare'] === null ? null : 1,
    })),
  ],
  [
    'a leader that was not there four weeks before had no share',
    'category-entry',
    'entry',
    changeEach('leaders', (leader) => ({
      ...leader,
      shareRevenueFromCategoryFourWeeksBefore: leader['shareRevenueFromCategoryFourWeeksBefore'] ?? 0,
    })),
  ],
];
