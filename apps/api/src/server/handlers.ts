import type { AppRoute, AppRouter } from '@ts-rest/core';
import type { IncomingHttpHeaders } from 'node:http';
import type * as z from 'zod/mini';

type Output<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;

/** What a handler learns about a call: its values as the contract reads them, and who waits for the answer. */
export interface HandlerRequest<Route extends AppRoute, Caller> {
  params: Output<Route['pathParams']>;
  body: Route extends { body: infer Schema } ? Output<Schema> : undefined;
  headers: IncomingHttpHeaders;
  /** The caller's address, behind a trusted proxy the one that it names. */
  ip: string;
  /** Aborts when nobody waits for the answer any more, or it takes too long. */
  signal: AbortSignal;
  /** Who calls: only where the contract asks for the Authorization header. */
  caller: Route extends { headers: { authorization: unknown } } ? Caller : undefined;
}

/** An answer already in its bytes, with the headers that describe them. */
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

/** Answers one route: with the body of its 200, or by throwing a Failure that the contract names. */
type Handler<Route extends AppRoute, Caller> = (
  call: HandlerRequest<Route, Caller>,
) => RawResponse | Promise<Output<Route['responses'][200]> | RawResponse>;

/** One handler for each route of a contract; a missing one does not compile. */
export type Handlers<Router extends AppRouter, Caller> = {
  [Key in keyof Router]: Router[Key] extends AppRoute
    ? Handler<Router[Key], Caller>
    : Router[Key] extends AppRouter
      ? Handlers<Router[Key], Caller>
      : never;
};
