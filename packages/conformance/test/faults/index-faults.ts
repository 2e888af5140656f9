import type { CategoryIndex, ProductIndex } from '@vitrina/contract';
import { changeRows, readNumber } from '../change-body.ts';
import type { PlantedFault } from './planted-fault.ts';

const changeIndex = (change: (index: CategoryIndex) => Partial<CategoryIndex>) =>
  changeRows(['category.index', 'brand.index', 'product.index'], (row) => ({
    ...row,
    ...change(row as CategoryIndex),
  }));

/** Terms and places of an index with typical errors. */
export const indexFaults: readonly PlantedFault[] = [
  [
    'the terms of an index are not floored',
    'index-terms',
    'terms',
    changeIndex(({ terms }) => ({ terms: terms.map((term) => ({ ...term, value: term.value / 2 })) })),
  ],
  [
    'the losses of an index are not divided by their sum',
    'index-terms',
    'terms',
    changeIndex(({ terms }) => ({
      terms: terms.map((term) => ({ ...term, loss: Math.min(1, -term.weight * Math.log(term.value)) })),
    })),
  ],
  [
    'an unsold entity has terms',
    'index-terms',
    'terms',
    changeIndex(({ terms }) => ({
      terms: terms.length > 0 ? terms : [{ name: 'demand', value: 0.02, weight: 0.3, inputs: [], loss: 1 }],
    })),
  ],
  [
    'the place of an index counts what did not sell',
    'index-place',
    'terms',
    changeIndex(({ placesCount }) => ({ placesCount: placesCount + 1 })),
  ],
  [
    'the place of an index is by its other end',
    'index-place',
    'terms',
    changeIndex(({ place, placesCount }) => ({ place: place && placesCount + 1 - place })),
  ],
  [
    'a reference is another level’s',
    'index-inputs',
    'terms',
    changeIndex(({ terms }) => ({
      terms: terms.map((term) => ({
        ...term,
        inputs: term.inputs.map((input) => ({ ...input, reference: input.reference && input.reference * 2 })),
      })),
    })),
  ],
  [
    'the place of a product in its category is that in the week',
    'index-place',
    'terms',
    changeRows(['product.index'], (row) => ({ ...row, indexPlaceInCategory: row['place'] })),
  ],
  [
    'unsold products have a place in their category',
    'index-place',
    'terms',
    changeRows(['product.index'], (row) => ({
      ...row,
      indexPlacesInCategoryCount: readNumber(row, 'indexPlacesInCategoryCount') + 1,
    })),
  ],
  [
    'the openness of a product is its own',
    'index-inputs',
    'terms',
    changeRows(['product.index'], (row) => ({
      ...row,
      terms: (row as ProductIndex).terms.map((term) =>
        term.name === 'openness' ? { ...term, inputs: term.inputs.slice(0, 2) } : term,
      ),
    })),
  ],
];
