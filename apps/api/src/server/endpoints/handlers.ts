import type {
  BodyOf,
  Endpoint,
  Endpoints,
  ParamsOf,
  QueryOf,
  ResponseBodyOf,
} from '@vitrina/contract/serving';
import type { IncomingHttpHeaders } from 'node:http';
import type { ReportCaller } from '../../analytics/analytics.ts';

/** A parsed request: its values as the contract parses them, and the signal that aborts its work. */
export interface HandlerRequest<Route extends Endpoint, Caller> {
  params: ParamsOf<Route>;
  query: QueryOf<Route>;
  body: BodyOf<Route>;
  headers: IncomingHttpHeaders;
  /** The caller's IP address; behind a trusted proxy the one it forwards. */
  ip: string;
  /** Whether the caller's connection is https; behind a trusted proxy as it forwards. */
  isSecure: boolean;
  /** The report queue's caller; undefined if the server calls the handler itself. */
  reader?: ReportCaller;
  /** Aborts when the caller disconnects or the deadline passes. */
  signal: AbortSignal;
  /** The signed-in caller; only if the endpoint requires an Authorization header. */
  caller: Route extends { headers: { authorization: unknown } } ? Caller : undefined;
}

/** A serialized response with the headers that describe its bytes. */
export class RawResponse {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer | undefined;

  constructor(status: 200 | 304, headers: Readonly<Record<string, string>>, bytes?: Buffer) {
    this.status = status;
    this.headers = headers;
    this.bytes = bytes;
  }
}

/** A response body with additional headers. */
export class ResponseWithHeaders<Body> {
  readonly body: Body;
  readonly headers: Readonly<Record<string, string>>;

  constructor(body: Body, headers: Readonly<Record<string, string>>) {
    this.body = body;
    this.headers = headers;
  }
}

/** Handles one endpoint: returns the body of its 200, or throws a ContractError that it declares. */
type Handler<Route extends Endpoint, Caller> = (
  request: HandlerRequest<Route, Caller>,
) => RawResponse | Promise<ResponseBodyOf<Route> | RawResponse | ResponseWithHeaders<ResponseBodyOf<Route>>>;

/** One handler for each endpoint of a router; a missing one does not compile. */
export type Handlers<Router extends Endpoints, Caller> = {
  [Key in keyof Router]: Router[Key] extends Endpoint
    ? Handler<Router[Key], Caller>
    : Router[Key] extends Endpoints
      ? Handlers<Router[Key], Caller>
      : never;
};
