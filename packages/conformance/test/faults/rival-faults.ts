import { changeBody } from '../change-body.ts';
import type { PlantedFault } from './planted-fault.ts';

type Shared = { readonly count: number; readonly products: readonly Readonly<Record<string, unknown>>[] };

const changeShared = (change: (shared: Shared) => Shared) =>
  changeBody('seller.sharedProducts', (body) => ({
    ...body,
    sharedProducts: change(body['sharedProducts'] as Shared),
  }));

/** Faults in what sellers share. */
export const rivalFaults: readonly PlantedFault[] = [
  [
    'the offers of sellers stand by id, not as requested',
    'shared-products',
    'rivals',
    {
      changeRequest: (name, values) =>
        name === 'seller.sharedProducts'
          ? { ...values, sellerIds: (values['sellerIds'] as number[]).toSorted((a, b) => b - a) }
          : values,
    },
  ],
  [
    'a shared card is missing',
    'shared-products',
    'rivals',
    changeShared(({ products }) => ({ count: products.length - 1, products: products.slice(1) })),
  ],
  [
    'shared cards stand by id',
    'shared-products',
    'rivals',
    changeShared(({ count, products }) => ({
      count,
      products: products.toSorted((a, b) => Number(a['productId']) - Number(b['productId'])),
    })),
  ],
];
