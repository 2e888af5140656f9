import type { Fault, Row } from '../fixture-server.ts';

/** A fault of one call that only its figures show: its name, the call, the only fields that findings may name. */
export type FigureFault = readonly [name: string, call: string, fields: RegExp, fault: Fault];

type Body = Readonly<Record<string, unknown>>;

/** Changes the object of a body. */
const inBody = (call: string, name: string, change: (value: Row, params: Row) => Row): Fault => ({
  changeBody: (endpoint, body, params) =>
    endpoint === call
      ? { ...(body as Body), [name]: change((body as Body)[name] as Row, params as Row) }
      : body,
});

/** Changes the rows of a list of a body. */
const inRows = (call: string, name: string, change: (row: Row) => Row): Fault => ({
  changeBody: (endpoint, body) =>
    endpoint === call
      ? { ...(body as Body), [name]: ((body as Body)[name] as Row[]).map((row) => change(row)) }
      : body,
});

const inRequests = (
  call: string,
  change: (values: Record<string, unknown>) => Record<string, unknown>,
): Fault => ({
  changeRequest: (endpoint, values) => (endpoint === call ? change(values) : values),
});

/** A day of the calendar as it is in a zone to the west. */
const dayBefore = (day: unknown) =>
  typeof day === 'string' ? new Date(Date.parse(day) - 1).toISOString().slice(0, 10) : day;

/** Faults of requests that are read wrongly, and of kinds of values, each in one call. */
export const figureFaults: readonly FigureFault[] = [
  [
    'a window without weeks is shorter',
    'seller.history',
    /^sellerHistory\.weeks|^status$/,
    inRequests('seller.history', (values) => ({ weeks: '2', ...values })),
  ],
  [
    'a threshold that is not given is another',
    'brand.prices',
    /^brandPrices\./,
    inRequests('brand.prices', (values) => ({ threshold: '0.5', ...values })),
  ],
  [
    'a week is compared with itself where none is named',
    'product.offers',
    /^(against$|productOffers|status$)/,
    inRequests('product.offers', (values) => ({ against: '2021-W04', ...values })),
  ],
  [
    'white space around a title counts',
    'seller.byTitle',
    /^$/,
    inRequests('seller.byTitle', ({ title, ...values }) => ({
      ...values,
      title: typeof title === 'string' && title !== title.trim() ? `${title}no such` : title,
    })),
  ],
  [
    'ids beyond 31 bits are unknown',
    'brand.info',
    /^status$/,
    {
      changeResponse: (endpoint, response, { brandId }) =>
        endpoint === 'brand.info' && Number(brandId) > 2 ** 31
          ? [404, { error: 'Такого бренда нет.', code: 'BRAND_NOT_FOUND' }]
          : response,
    },
  ],
  [
    'a figure of the first week alone is wrong',
    'category.info',
    /^categoryInfo\.salesCount$/,
    inBody('category.info', 'categoryInfo', (info, { weekNumber }) =>
      weekNumber === 2 ? { ...info, salesCount: Number(info['salesCount']) + 1 } : info,
    ),
  ],
  [
    'a date is that of another time zone',
    'seller.info',
    /^sellerInfo\.onKaspiFrom$/,
    inBody('seller.info', 'sellerInfo', (info) => ({ ...info, onKaspiFrom: dayBefore(info['onKaspiFrom']) })),
  ],
  [
    'a date has a time',
    'seller.info',
    /^sellerInfo\.onKaspiFrom$/,
    inBody('seller.info', 'sellerInfo', (info) => ({
      ...info,
      onKaspiFrom: `${String(info['onKaspiFrom'])}T00:00`,
    })),
  ],
  [
    'ids are text',
    'seller.brands',
    /^sellerBrands\.\*\.brandId$/,
    inRows('seller.brands', 'sellerBrands', (row) => ({ ...row, brandId: String(row['brandId']) })),
  ],
  [
    'a series has 0 for a week without the entity',
    'market.revenueSeries',
    /^series\.\*\.revenues\.\*$/,
    inRows('market.revenueSeries', 'series', ({ revenues, ...row }) => ({
      ...row,
      revenues: (revenues as unknown[]).map((revenue) => revenue ?? 0),
    })),
  ],
  [
    'fields that are null are left out',
    'category.list',
    /^categories\.\*\.\w+$/,
    inRows('category.list', 'categories', (row) =>
      Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)),
    ),
  ],
];
