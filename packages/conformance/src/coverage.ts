import { contract, errorStatuses } from '@vitrina/contract';
import { createMatcher, listEndpoints } from '@vitrina/contract/serving';
import type { WireResponse } from './wire/wire-request.ts';

/** What a run has looked at. */
export interface Coverage {
  readonly record: (response: WireResponse) => void;
  /** One line each: weeks, ids by kind, calls, statuses. */
  readonly list: () => readonly string[];
}

const all = listEndpoints(contract);
const match = createMatcher(all);
const statuses = [...new Set([200, ...Object.values(errorStatuses).flat()])].toSorted((a, b) => a - b);
const kinds = {
  sellerId: 'sellers',
  brandId: 'brands',
  categoryId: 'categories',
  sectionId: 'sections',
  productId: 'products',
};

/** The most ids of a kind that are listed. */
const MAX_LISTED = 12;

function formatIds(kind: string, ids: ReadonlySet<string>): string {
  const listed = [...ids].slice(0, MAX_LISTED).join(', ');
  return `${ids.size} ${kind}${listed && ` (${listed}${ids.size > MAX_LISTED ? ', …' : ''})`}`;
}

/** The values of a request by name: those of its path and its body. */
function valuesOf({ request }: WireResponse, params: object): ReadonlyMap<string, unknown> {
  const body = typeof request.body === 'object' && request.body !== null ? request.body : {};
  return new Map<string, unknown>(Object.entries({ ...params, ...body }));
}

/** Creates an empty record of what a run looks at; subjects count where their report came. */
export function createCoverage(): Coverage {
  const seen = { calls: new Set<string>(), weeks: new Set<string>(), statuses: new Set<number>() };
  const ids = new Map(Object.keys(kinds).map((field) => [field, new Set<string>()]));
  let requests = 0;
  return {
    record: (response) => {
      const { request, status } = response;
      requests += 1;
      seen.statuses.add(status);
      const found = match(request.method, request.path.split('?')[0] ?? '');
      if (!found || status !== 200) return;
      seen.calls.add(found.name);
      const values = valuesOf(response, found.params);
      if (values.has('weekNumber'))
        seen.weeks.add(`${String(values.get('year'))}-${String(values.get('weekNumber'))}`);
      for (const [field, known] of ids) if (values.has(field)) known.add(String(values.get(field)));
    },
    list: () => [
      `weeks: ${[...seen.weeks].join(', ') || 'none'}`,
      `ids: ${Object.entries(kinds)
        .map(([field, kind]) => formatIds(kind, ids.get(field) ?? new Set()))
        .join(', ')}`,
      `calls: ${seen.calls.size} of ${all.length}, ${requests} requests`,
      `statuses provoked: ${statuses.filter((one) => seen.statuses.has(one)).join(', ')}; not provokable: ${statuses.filter((one) => !seen.statuses.has(one)).join(', ') || 'none'}`,
    ],
  };
}
