import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { contract, SHARE_TOKEN_HEADER, type User } from '@vitrina/contract';
import {
  checkContentType,
  ContractError,
  createMatcher,
  type EndpointMatch,
  listEndpoints,
  parseJson,
  readQuery,
  type ParsedRequest,
  respond,
  toErrorResponse,
} from '@vitrina/contract/serving';
import type { OpenWeek } from '../src/computation/week.ts';
import { noImports, StoredImports } from '../src/sign-in-backend/stored-imports.ts';
import { noKeys, StoredKeys } from '../src/sign-in-backend/stored-keys.ts';
import { noShares, StoredShares } from '../src/sign-in-backend/stored-shares.ts';
import { inMemory } from '../src/sign-in-backend/stored-value.ts';
import { answerAccount, answerImports, answerKey, answerSession, answerShare } from './answer-account.ts';
import { createFixtureFollows } from './fixture-follows.ts';
import { addEtag } from './fixture-etag.ts';
import { type ChangeBody, createReportBody, fixtureWeeks } from './fixture-reports.ts';
import { createFixtureSignIn, type SignInFaults } from './fixture-sign-in.ts';

/** An object whose values are not yet known. */
export type Row = Readonly<Record<string, unknown>>;

type RequestValues = Record<string, unknown>;

/** A response of the fixture: a status, a body (text is sent unchanged) and headers. */
type FixtureResponse = readonly [status: number, body: unknown, headers?: Readonly<Record<string, string>>];

/** A planted fault: each hook changes one step between a request and its response. */
export interface Fault {
  changeBody?: ChangeBody;
  /** Changes the request's path params or body fields before they are parsed. */
  changeRequest?: (name: string, values: RequestValues) => RequestValues;
  /** Changes the response, last. */
  changeResponse?: (
    name: string,
    response: FixtureResponse,
    values: RequestValues,
    headers: IncomingHttpHeaders,
  ) => FixtureResponse;
  /** A call that ignores If-None-Match. */
  unconditional?: string;
  signIn?: SignInFaults;
  /** Changes how a key is admitted at a report. */
  admitKey?: (
    authorization: string | undefined,
    admit: StoredKeys['admit'],
  ) => ReturnType<StoredKeys['admit']>;
  /** Changes which screen the token of a link opens. */
  admitLink?: (token: string | undefined, admit: StoredShares['admit']) => ReturnType<StoredShares['admit']>;
}

/** State of the fixture server. */
interface Fixture {
  readonly fault: Fault;
  readonly signIn: ReturnType<typeof createFixtureSignIn>;
  readonly weeks: readonly OpenWeek[];
  readonly answerFollow: ReturnType<typeof createFixtureFollows>;
  readonly imports: StoredImports;
  readonly keys: StoredKeys;
  readonly shares: StoredShares;
}

/** Maximum size of a request body, bytes. */
const MAX_BODY_BYTES = 2 ** 20;

const matchEndpoint = createMatcher(listEndpoints(contract));

function readValues({ params }: EndpointMatch, body: string): RequestValues {
  try {
    const json: unknown = JSON.parse(body);
    return { ...params, ...(typeof json === 'object' && json) };
  } catch {
    return { ...params };
  }
}

function createBody(
  match: EndpointMatch,
  values: RequestValues,
  authorization: string | undefined,
  { fault, signIn, weeks }: Fixture,
): unknown {
  const [entity, name = ''] = match.name.split('.');
  const handlers: Readonly<Record<string, (body: never, authorization: string | undefined) => unknown>> =
    signIn.handlers;
  if (entity === 'auth') return handlers[name]?.(values as never, authorization);
  if (match.name === 'health.check') return { ok: true, message: 'Всё хорошо' };
  if (match.name === 'period.list')
    return { reportPeriods: weeks.map(({ year, weekNumber }) => ({ year, weekNumber })) };
  return createReportBody(match, values, weeks, fault.changeBody);
}

async function serve(request: IncomingMessage, fixture: Fixture): Promise<FixtureResponse> {
  const { fault, signIn } = fixture;
  const {
    authorization,
    'accept-language': acceptLanguage,
    'content-type': contentType = '',
  } = request.headers;
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://fixture');
  const match = matchEndpoint(request.method, pathname);
  const sent = await text(request);
  if (!match) {
    const { status, body, headers } = toErrorResponse(new ContractError('NOT_FOUND'));
    const response: FixtureResponse = [status, body, headers];
    return fault.changeResponse?.('unknown', response, {}, request.headers) ?? response;
  }
  const query = readQuery(searchParams);
  let values = { ...query, ...readValues(match, sent) };
  const changed = fault.changeRequest?.(match.name, values);
  const readBody = () => {
    checkContentType(match.endpoint, { contentType });
    const json = parseJson(sent, MAX_BODY_BYTES);
    return changed ?? json;
  };
  const handle = ({ params, query: parsedQuery, body: parsedBody, caller }: ParsedRequest<User>) => {
    values = Object.assign({}, params, parsedQuery, parsedBody) as RequestValues;
    const [entity, own = ''] = match.name.split('.');
    const ifMatch = request.headers['if-match'];
    const email = caller?.email ?? '';
    const ok = (body: unknown) => ({ status: 200, body });
    if (entity === 'follow')
      return { status: 200, ...fixture.answerFollow(own, { email, ifMatch, params, body: parsedBody }) };
    if (entity === 'key') return ok(answerKey(fixture.keys, own, email, values));
    if (entity === 'session')
      return ok(answerSession(signIn.sessions, own, email, { ...values, authorization }));
    if (entity === 'account')
      return ok(answerAccount(signIn.sessions, [fixture.keys, fixture.shares, fixture.imports], own, email));
    if (entity === 'imports') return ok(answerImports(fixture.imports, own, email, values));
    if (entity === 'share') return ok(answerShare(fixture.shares, own, email, values));
    const body = createBody(match, values, authorization, fixture);
    return addEtag(
      match.name,
      body,
      fault.unconditional === match.name ? undefined : request.headers['if-none-match'],
    );
  };
  const admit: StoredKeys['admit'] = (header) => fixture.keys.admit(header);
  const admitLink: StoredShares['admit'] = (token) => fixture.shares.admit(token);
  const { status, body, headers } = await respond(
    match.endpoint,
    {
      params: changed ?? match.params,
      query: changed ?? query,
      authorization,
      shareToken: request.headers[SHARE_TOKEN_HEADER]?.toString(),
      acceptLanguage,
      readBody,
    },
    {
      authorize: signIn.authorize,
      admitKey: (header) => fault.admitKey?.(header, admit) ?? admit(header),
      admitLink: (token) => (fault.admitLink ? fault.admitLink(token, admitLink) : admitLink(token)),
      handle,
    },
  );
  const response: FixtureResponse = headers ? [status, body, headers] : [status, body];
  return fault.changeResponse?.(match.name, response, values, request.headers) ?? response;
}

/** Serves a small market over HTTP with one planted fault, or none; `codes` reads the sign-in codes. */
export async function serveFixture(fault: Fault = {}, weeks = fixtureWeeks) {
  const signIn = createFixtureSignIn(fault.signIn ?? {});
  const fixture = {
    fault,
    signIn,
    weeks,
    answerFollow: createFixtureFollows(weeks),
    imports: new StoredImports(inMemory(noImports)),
    keys: new StoredKeys(inMemory(noKeys)),
    shares: new StoredShares(inMemory(noShares), weeks),
  };
  const server = createServer((request, response) => {
    void serve(request, fixture).then(([status, body, headers]) => {
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
