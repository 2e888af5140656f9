import { contract, errorStatuses } from '@vitrina/contract';
import { createMatcher, listEndpoints } from '@vitrina/contract/serving';
import { endpoints } from './wire/endpoints.ts';
import { codeOf, type WireRequest, type WireResponse } from './wire/wire-request.ts';

/** What a run has looked at. */
export interface Coverage {
  readonly record: (response: WireResponse) => void;
  /** The first request of each call that never had another response than 404 NOT_FOUND, by its name. */
  readonly missing: () => ReadonlyMap<string, WireRequest>;
  /** One line each: weeks, ids by kind, calls, statuses. */
  readonly list: () => readonly string[];
}

const match = createMatcher(listEndpoints(contract));
const statuses = [...new Set([200, 304, ...Object.values(errorStatuses).flat()])].toSorted((a, b) => a - b);
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

/** The calls that a run does not judge, as the document names them. */
function formatUnjudged(judged: ReadonlySet<string>): string[] {
  const others = endpoints.filter(({ name }) => !judged.has(name)).map(({ operationId }) => operationId);
  return others.length > 0 ? [`not judged: ${others.length} calls (${others.join(', ')})`] : [];
}

/** Creates an empty record of what a run looks at of the judged calls; subjects count where their report came. */
export function createCoverage(judged: ReadonlySet<string>): Coverage {
  const seen = { calls: new Set<string>(), weeks: new Set<string>(), statuses: new Set<number>() };
  const answered = new Set<string>();
  const unanswered = new Map<string, WireRequest>();
  const ids = new Map(Object.keys(kinds).map((field) => [field, new Set<string>()]));
  let requests = 0;
  return {
    record: (response) => {
      const { request, status } = response;
      requests += 1;
      seen.statuses.add(status);
      const found = match(request.method, request.path.split('?')[0] ?? '');
      if (!found) return;
      const isUnanswered = status === 404 && codeOf(response) === 'NOT_FOUND';
      if (!isUnanswered) answered.add(found.name);
      else if (!unanswered.has(found.name)) unanswered.set(found.name, request);
      if (status !== 200) return;
      if (judged.has(found.name)) seen.calls.add(found.name);
      const values = valuesOf(response, found.params);
      if (values.has('weekNumber'))
        seen.weeks.add(`${String(values.get('year'))}-${String(values.get('weekNumber'))}`);
      for (const [field, known] of ids) if (values.has(field)) known.add(String(values.get(field)));
    },
    missing: () => new Map([...unanswered].filter(([name]) => !answered.has(name))),
    list: () => [
      `weeks: ${[...seen.weeks].join(', ') || 'none'}`,
      `ids: ${Object.entries(kinds)
        .map(([field, kind]) => formatIds(kind, ids.get(field) ?? new Set()))
        .join(', ')}`,
      `calls: ${seen.calls.size} of ${judged.size}, ${requests} requests`,
      ...formatUnjudged(judged),
      `statuses provoked: ${statuses.filter((one) => seen.statuses.has(one)).join(', ')}; not provokable: ${statuses.filter((one) => !seen.statuses.has(one)).join(', ') || 'none'}`,
    ],
  };
}
