import {
  type AppRoute,
  type AppRouter,
  isAppRoute,
  type ServerInferRequest,
  type ServerInferResponses,
} from '@ts-rest/core';
import * as z from 'zod/mini';
import type { CommonCode, ErrorBody } from '../error-codes.ts';

type Handler<Route extends AppRoute> = (request: ServerInferRequest<Route>) => Promise<AnswerOf<Route>>;

type AnswerOf<Route extends AppRoute> = Extract<
  ServerInferResponses<Route>,
  { status: keyof Route['responses'] }
>;

/** A handler for each route of a router, nested as its routes are. */
type Handlers<Router extends AppRouter> = {
  [Key in keyof Router]: Router[Key] extends AppRoute
    ? Handler<Router[Key]>
    : Router[Key] extends AppRouter
      ? Handlers<Router[Key]>
      : never;
};

type CodeIn<Reply> = Reply extends { body: { error: string; code: infer Code } } ? Code : never;

/** The codes of a route that only its handler can know, and that this handler never answers. */
type Unanswered<Route extends AppRoute, Own> = Exclude<
  CodeIn<AnswerOf<Route>>,
  CommonCode | (Own extends (request: never) => Promise<infer Reply> ? CodeIn<Reply> : never)
>;

/** Nothing more to ask of handlers that answer every code; `neverAnswers` names one that they do not. */
type Complete<Router extends AppRouter, Own> = {
  [Key in keyof Router & keyof Own]: Router[Key] extends AppRoute
    ? [Unanswered<Router[Key], Own[Key]>] extends [never]
      ? unknown
      : { neverAnswers: Unanswered<Router[Key], Own[Key]> }
    : Router[Key] extends AppRouter
      ? Complete<Router[Key], Own[Key]>
      : never;
};

type Guarded<Route> = Route extends { headers: object } ? true : false;

/** Whether any route of a router is about somebody who is signed in. */
type HasGuarded<Router extends AppRouter> = true extends {
  [Key in keyof Router]: Router[Key] extends AppRouter ? HasGuarded<Router[Key]> : Guarded<Router[Key]>;
}[keyof Router]
  ? true
  : false;

/** Whether an `Authorization` header, absent too, is `Bearer` and a live access token. */
type IsSignedIn = (authorization: string | undefined) => Promise<boolean>;

/** A request as a server has it: the path's values as text, the body read as JSON, header names in lower case. */
export interface RawRequest {
  params?: unknown;
  body?: unknown;
  headers?: unknown;
}

/** One call of a backend, ready for any HTTP server: where it lives and how it answers. */
export interface ImplementedEndpoint {
  /** Its name in the contract: `seller.info`. */
  name: string;
  method: AppRoute['method'];
  /** With `:name` where a value of the path stands. */
  path: string;
  /**
   * Answers a request. Before the handler, what the contract refuses is answered: first 401 `UNAUTHORIZED`
   * where the call is for those who are signed in, then 400 `VALIDATION_ERROR`.
   */
  answer: (request: RawRequest) => Promise<{ status: number; body: unknown }>;
}

type AnyHandler = (request: never) => Promise<{ status: number; body: unknown }>;
type AnyHandlers = { readonly [key: string]: AnyHandler | AnyHandlers };

const unauthorized: { status: 401; body: ErrorBody } = {
  status: 401,
  body: { error: 'Вы не вошли или сеанс завершён: войдите снова.', code: 'UNAUTHORIZED' },
};

function refusal(error: z.core.$ZodError): { status: 400; body: ErrorBody } {
  const fields = new Set(error.issues.flatMap(({ path: [field] }) => (field === undefined ? [] : [field])));
  const sentence =
    fields.size > 0
      ? `Неверно заполнено (${[...fields].join(', ')}): исправьте и повторите.`
      : 'Запрос составлен неверно: исправьте его и повторите.';
  return { status: 400, body: { error: sentence, code: 'VALIDATION_ERROR' } };
}

const read = (schema: unknown, value: unknown) =>
  schema instanceof z.ZodMiniType ? schema.safeParse(value) : { success: true as const, data: undefined };

const headerOf = (headers: unknown): string | undefined => {
  const { authorization } = (headers ?? {}) as { authorization?: unknown };
  return typeof authorization === 'string' ? authorization : undefined;
};

function call(
  name: string,
  route: AppRoute,
  handler: AnyHandler,
  isSignedIn?: IsSignedIn,
): ImplementedEndpoint {
  const answer = async ({ params, body, headers = {} }: RawRequest) => {
    if (route.headers && !(await isSignedIn?.(headerOf(headers)))) return unauthorized;
    const inPath = read(route.pathParams, params ?? {});
    if (!inPath.success) return refusal(inPath.error);
    const sent = read('body' in route ? route.body : undefined, body);
    if (!sent.success) return refusal(sent.error);
    return handler({ params: inPath.data, body: sent.data, headers } as never);
  };
  return { name, method: route.method, path: route.path, answer };
}

const callsOf = (
  router: AppRouter,
  handlers: AnyHandlers,
  prefix: string,
  isSignedIn?: IsSignedIn,
): ImplementedEndpoint[] =>
  Object.entries(router).flatMap(([key, entry]) => {
    const handler = handlers[key];
    const name = prefix + key;
    if (isAppRoute(entry) && typeof handler === 'function') return [call(name, entry, handler, isSignedIn)];
    if (!isAppRoute(entry) && typeof handler === 'object')
      return callsOf(entry, handler, `${name}.`, isSignedIn);
    throw new Error(`No handler answers ${name}`);
  });

/**
 * A backend of a contract: give it one handler for each route, nested as the routes are, and register the
 * calls that it returns. It does not compile while a route, a field of an answer or a code is missing:
 * each handler answers every code of its own, those beside the common ones; the server around it answers
 * for what is true of any call (its size, its pace, its own failures). A router with calls for those who are
 * signed in comes with a way to tell who is: their header is judged before anything else.
 */
export const implement =
  <Router extends AppRouter>(
    router: Router,
    ...[isSignedIn]: HasGuarded<Router> extends true ? [isSignedIn: IsSignedIn] : []
  ) =>
  <Own extends Handlers<Router>>(handlers: Own & Complete<Router, Own>): ImplementedEndpoint[] =>
    callsOf(router, handlers as AnyHandlers, '', isSignedIn);
