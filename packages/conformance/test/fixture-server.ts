import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { brandReports } from '../src/computation/brand-reports.ts';
import { categoryReports } from '../src/computation/category-reports.ts';
import { findReports } from '../src/computation/find-reports.ts';
import { periodReports } from '../src/computation/period-reports.ts';
import { sellerReports } from '../src/computation/seller-reports.ts';
import { type ReportScope, type Offer, openWeek, type OpenWeek } from '../src/computation/week.ts';
import { endpoints, type Endpoint } from '../src/wire/endpoints.ts';
import { fixtureMarket, fixtureNames } from './fixture-market.ts';
import { fixtureSignIn, type Reply, type SignInFaults } from './fixture-sign-in.ts';

type Values = Record<string, unknown>;

/** What a report call asks for. */
interface Known {
  readonly year: number;
  readonly weekNumber: number;
  readonly sellerId?: number;
  readonly brandId?: number;
  readonly categoryId?: number;
  readonly categoryIds?: readonly number[];
  readonly title?: string;
  readonly text?: string;
}

/** A way to be wrong: each hook changes one step on the way from a request to its answer. */
export interface Fault {
  /** The values of a path or body before they are looked at. */
  values?: (call: string, values: Values) => Values;
  /** The offers that a call answers about; `all` is the week. */
  offers?: (call: string, offers: readonly Offer[], values: Known, all: readonly Offer[]) => readonly Offer[];
  /** The 200 body. */
  body?: (call: string, body: unknown, values: Known, offers: readonly Offer[]) => unknown;
  /** The whole answer, last; a text goes out as it is. */
  reply?: (call: string, reply: Reply, values: Values, headers: IncomingHttpHeaders) => Reply;
  signIn?: SignInFaults;
}

/** A week that the fixture publishes. */
export interface FixtureWeek {
  readonly year: number;
  readonly weekNumber: number;
  readonly offers: readonly Offer[];
}

const twoWeeks: readonly FixtureWeek[] = [46, 45].map((weekNumber) => ({
  year: 2026,
  weekNumber,
  offers: fixtureMarket(weekNumber),
}));

const fail = (status: number, code: string): Reply => [
  status,
  { error: 'Что-то не так, попробуйте ещё раз', code },
];
const patterns = endpoints.map((call) => ({
  call,
  pattern: new RegExp(`^${call.route.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
}));

function find(request: IncomingMessage): { call: Endpoint; path: Values } | undefined {
  const { pathname } = new URL(request.url ?? '', 'http://fixture');
  for (const { call, pattern } of patterns) {
    const match = call.route.method === request.method ? pattern.exec(pathname) : null;
    const parts = Object.entries(match?.groups ?? {}).map(([name, value]) => [
      name,
      decodeURIComponent(value),
    ]);
    if (match) return { call, path: Object.fromEntries(parts) };
  }
  return undefined;
}

const read = (schema: unknown, value: unknown): Values | undefined => {
  if (!(schema instanceof z.ZodMiniType)) return {};
  const parsed = schema.safeParse(value);
  return parsed.success ? (parsed.data as Values) : undefined;
};

const isKnown = (values: object): values is Known => 'year' in values && 'weekNumber' in values;

const open = (week: FixtureWeek): OpenWeek =>
  openWeek({ ...week, names: fixtureNames, isDemo: true, publishedAt: '2026-11-16T01:40:00.000Z' });

type AnyReport = (asked: ReportScope, values: never) => unknown;

const reports: Readonly<Record<string, Readonly<Record<string, AnyReport>>>> = {
  period: periodReports,
  seller: sellerReports,
  brand: brandReports,
  category: categoryReports,
  find: findReports,
};

function reportNamed(name: string): (asked: ReportScope, values: Known) => unknown {
  const [entity = '', call = ''] = name.split('.');
  const report = reports[entity]?.[call];
  if (report === undefined) throw new Error(`The fixture has no ${name}`);
  return report as (asked: ReportScope, values: Known) => unknown;
}

const idOf = { seller: 'sellerId', brand: 'brandId', category: 'categoryId' } as const;

function report(
  { name, notFoundCode: missing }: Endpoint,
  values: Known,
  fault: Fault,
  weeks: readonly OpenWeek[],
): Reply {
  const week = weeks.find(({ year, weekNumber }) => year === values.year && weekNumber === values.weekNumber);
  if (!week) return fail(404, missing ?? 'NOT_FOUND');
  const id = idOf[name.split('.')[0] as keyof typeof idOf];
  const all = week.offers;
  const about = id !== undefined && id in values ? all.filter((offer) => offer[id] === values[id]) : all;
  const offers = fault.offers?.(name, about, values, all) ?? about;
  if (offers.length === 0) return fail(404, missing ?? 'NOT_FOUND');
  const body = reportNamed(name)({ week, offers }, values);
  return [200, fault.body?.(name, body, values, offers) ?? body];
}

async function bodyOf(request: IncomingMessage): Promise<{ sent: unknown } | undefined> {
  try {
    return { sent: JSON.parse(await text(request)) };
  } catch {
    return undefined;
  }
}

async function answer(
  request: IncomingMessage,
  fault: Fault,
  signIn: ReturnType<typeof fixtureSignIn>,
  weeks: readonly OpenWeek[],
): Promise<Reply> {
  const found = find(request);
  const sent = request.method === 'GET' ? { sent: undefined } : await bodyOf(request);
  if (!found)
    return fault.reply?.('unknown', fail(404, 'NOT_FOUND'), {}, request.headers) ?? fail(404, 'NOT_FOUND');
  const { call, path } = found;
  const { route, name } = call;
  const said = { ...path, ...(typeof sent?.sent === 'object' && sent.sent) } as Values;
  const changed = fault.values?.(name, said);
  const inBody = route.body !== undefined;
  const values = !inBody
    ? read(route.pathParams, changed ?? path)
    : sent && read(route.body, changed ?? sent.sent);
  const handle = (): Reply => {
    if (route.headers && !signIn.authorized(request.headers.authorization)) return fail(401, 'UNAUTHORIZED');
    if (inBody && !request.headers['content-type']?.startsWith('application/json'))
      return fail(415, 'VALIDATION_ERROR');
    if (values === undefined) return fail(400, 'VALIDATION_ERROR');
    if (Number(request.headers['content-length'] ?? 0) > 2 ** 20) return fail(413, 'VALIDATION_ERROR');
    const own = signIn.calls[name];
    if (own) return own(values as Record<string, string>, request.headers.authorization);
    if (name === 'health.check') return [200, { ok: true, message: 'Всё хорошо' }];
    if (name === 'period.list')
      return [200, { reportPeriods: weeks.map(({ year, weekNumber }) => ({ year, weekNumber })) }];
    return isKnown(values) ? report(call, values, fault, weeks) : fail(400, 'VALIDATION_ERROR');
  };
  const reply = handle();
  return fault.reply?.(name, reply, values ?? said, request.headers) ?? reply;
}

/** Serves a small market over HTTP, right but for one fault; `codes` are those that sign-in has sent. */
export async function serveFixture(fault: Fault = {}, weeks = twoWeeks) {
  const signIn = fixtureSignIn(fault.signIn ?? {});
  const opened = weeks.map(open);
  const server = createServer((request, response) => {
    void answer(request, fault, signIn, opened).then(([status, body, headers]) => {
      response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    codes: { watch: async (email: string) => async () => signIn.codes.get(email) },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
