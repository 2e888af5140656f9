import { figuresOf, groupOffers, sellersHHI } from '../../src/computation/figures.ts';
import type { Offer } from '../../src/computation/offer.ts';
import { changeList, changeRows } from '../change-body.ts';
import type { Row } from '../../src/rows/report-shapes.ts';
import type { Fault } from '../fixture-server.ts';
import type { PlantedFault } from './planted-fault.ts';

/** Changes the profile of a section by the figures of the offers in each of its leaf categories. */
const changeInfo = (change: (row: Row, leaves: readonly (readonly Offer[])[]) => Row): Fault => ({
  changeBody: (endpoint, body, _, offers) =>
    endpoint === 'section.info'
      ? {
          sectionInfo: change((body as { sectionInfo: Row }).sectionInfo, [
            ...groupOffers(offers, 'categoryId').values(),
          ]),
        }
      : body,
});

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Faults in sections: what adds up and what does not. */
export const sectionFaults: readonly PlantedFault[] = [
  [
    'the sellers of a section are those of its categories added up',
    'counts',
    'sections',
    changeInfo((row, leaves) => ({
      ...row,
      sellersCount: sum(leaves.map((offers) => figuresOf(offers).sellersCount)),
    })),
  ],
  [
    'the brands of a section are those of its categories added up',
    'counts',
    'sections',
    changeInfo((row, leaves) => ({
      ...row,
      brandsCount: sum(leaves.map((offers) => figuresOf(offers).brandsCount)),
    })),
  ],
  [
    'the concentration of a section is the mean of its categories’',
    'sellers-hhi',
    'sections',
    changeInfo((row, leaves) => ({
      ...row,
      sectionSellersHHI: sum(leaves.map((offers) => sellersHHI(offers) ?? 0)) / leaves.length,
    })),
  ],
  [
    'goods without a brand are one brand of a section',
    'brands-hhi',
    'sections',
    changeInfo((row, leaves) => {
      const offers = leaves.flat();
      const revenue = figuresOf(offers).revenue;
      const brands = [...groupOffers(offers, 'brandId').values()].map((own) => figuresOf(own).revenue);
      return {
        ...row,
        sectionBrandsHHI: revenue === 0 ? null : 10_000 * sum(brands.map((brand) => (brand / revenue) ** 2)),
      };
    }),
  ],
  [
    'the index of a section is that of its largest category',
    'section-index',
    'sections',
    changeInfo((row) => ({ ...row, meanPotentialProfitIndex: 0.5 })),
  ],
  [
    'sections of both levels share their places',
    'rank',
    'sections',
    changeInfo((row) => ({ ...row, placesCount: Number(row['placesCount']) + 2 })),
  ],
  [
    'a middle category is taken for a top one',
    'tree',
    'sections',
    changeInfo((row) => ({ ...row, category1LvlId: null })),
  ],
  [
    'a section lists its largest categories alone',
    'complete',
    'sections',
    changeList(['section.categories'], (rows) => rows.slice(0, 1)),
  ],
  [
    'a section’s sellers are those of its first category',
    'sums',
    'sections',
    {
      changeOffers: (name, offers) =>
        name === 'section.sellers'
          ? offers.filter(({ categoryId }) => categoryId === offers[0]?.categoryId)
          : offers,
    },
  ],
  [
    'shares of a section are of the whole week',
    'shares',
    'sections',
    changeRows(['section.categories'], (row) => ({
      ...row,
      shareRevenueFromSection: row['shareRevenueFromTotal'],
    })),
  ],
  [
    'a leaf category is answered as a section',
    'unknown-id',
    'unknown',
    {
      changeRequest: (name, values) =>
        name === 'section.info' && Number(values['sectionId']) < 100
          ? { ...values, sectionId: String(100 + (Number(values['sectionId']) % 4)) }
          : values,
    },
  ],
  [
    'a section’s history ranks among all sections',
    'history-figures',
    'histories',
    changeRows(['section.history'], (row) => ({
      ...row,
      weeks: (row['weeks'] as Row[]).map((week) =>
        week['isPresent'] ? { ...week, placesCount: Number(week['placesCount']) + 2 } : week,
      ),
    })),
  ],
];
