import { against, numberParam } from '../field-types.ts';
import { formatWeek, subtractWeeks, type Week } from '../iso-week.ts';
import { period } from '../period.ts';
import type { Endpoint } from './endpoints.ts';
import { ContractError } from './errors.ts';
import { idNames, sharedScreens, type SharedScreen, weekReports } from './shared-reports.ts';

type Values = Readonly<Record<string, unknown>>;

const has = (reports: readonly Endpoint[], { method, path }: Endpoint): boolean =>
  reports.some((one) => one.method === method && one.path === path);

/** What the address of a screen opens to others. */
export interface SharedAddress extends Week {
  readonly path: string;
  /** Throws ContractError UNAUTHORIZED where a request is none that the screen sends. */
  readonly check: (endpoint: Endpoint, values: Values) => void;
}

/** A link that is admitted: what its address opens, and headers of the response, such as those of its limit. */
export interface SharedLink extends SharedAddress {
  readonly headers?: Readonly<Record<string, string>>;
}

const isAt = (week: string, { year, weekNumber }: Values): boolean =>
  typeof year === 'number' && typeof weekNumber === 'number' && formatWeek({ year, weekNumber }) === week;

/** The values of a request that choose among what a report of the entity and the week has. */
const freeNames: ReadonlySet<string> = new Set(['year', 'weekNumber', 'weeks', 'only', 'of', 'threshold']);

interface Scope {
  screen: SharedScreen;
  ids: Values;
  week: string;
  before: string;
}

/** Whether each value of a request equals the address's, or chooses within it; an absent id is parsed to 0. */
const areWithin = (values: Values, { ids, before }: Scope): boolean =>
  Object.entries(values).every(([name, value]) => {
    if (freeNames.has(name) || value === undefined || value === null || value === 0) return true;
    return value === (name === 'against' ? before : ids[name]);
  });

function isOpen(endpoint: Endpoint, values: Values, scope: Scope): boolean {
  if (endpoint.path === period.list.path) return true;
  const { screen: shared, ids, week, before } = scope;
  const isOfEntity = values[shared.idName] === ids[shared.idName];
  const reports = has([...weekReports.both, ...weekReports.own], endpoint)
    ? weekReports
    : isOfEntity && shared;
  if (!reports || !areWithin(values, scope)) return false;
  return (
    (isAt(week, values) && has([...reports.both, ...reports.own], endpoint)) ||
    (isAt(before, values) && has(reports.both, endpoint))
  );
}

/** Reads a number of an address; undefined where it is missing, given twice or malformed. */
function readNumber(search: URLSearchParams, name: string): number | undefined {
  const [text, ...more] = search.getAll(name);
  return more.length === 0 ? numberParam.safeParse(text).data : undefined;
}

/**
 * Reads the address of a screen with its week and id; undefined where no such screen can be shared. It opens the reports
 * that the screen reads, about its week and the one that it is compared with: the one named, or the ISO week before.
 */
export function readSharedAddress(path: string): SharedAddress | undefined {
  if (!URL.canParse(path, 'http://vitrina')) return undefined;
  const { pathname, searchParams, search } = new URL(path, 'http://vitrina');
  const shared = sharedScreens.get(pathname);
  if (!shared || path !== pathname + search) return undefined;
  const ids = Object.fromEntries(idNames.map((name) => [name, readNumber(searchParams, name)]));
  const [year, weekNumber] = ['year', 'weekNumber'].map((name) => readNumber(searchParams, name));
  if (ids[shared.idName] === undefined || year === undefined || weekNumber === undefined) return undefined;
  const [named, ...more] = searchParams.getAll('against');
  if (more.length > 0 || !against.safeParse(named).success) return undefined;
  const week = { year, weekNumber };
  const scope = {
    screen: shared,
    ids,
    week: formatWeek(week),
    before: named ?? formatWeek(subtractWeeks(week, 1)),
  };
  const check = (endpoint: Endpoint, values: Values) => {
    if (!isOpen(endpoint, values, scope)) throw new ContractError('UNAUTHORIZED', { reason: 'link-refused' });
  };
  return { path, ...week, check };
}
