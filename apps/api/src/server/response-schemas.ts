import type { AppRoute } from '@ts-rest/core';
import { ErrorCode } from '@vitrina/contract';
import * as z from 'zod/mini';

const codeSchema = (route: AppRoute, status: number) => {
  const schema: unknown = route.responses[status];
  return schema instanceof z.ZodMiniObject ? schema.shape['code'] : undefined;
};

/** Whether the contract lets a route answer with this status and code. */
export function isDeclared(route: AppRoute, status: number, code: ErrorCode): boolean {
  const schema = codeSchema(route, status);
  return schema !== undefined && z.safeParse(schema, code).success;
}

/** The code with which a route says that the week has no such thing. */
export function notFoundCode(route: AppRoute): ErrorCode {
  const code = ErrorCode.options.find((option) => isDeclared(route, 404, option));
  if (code === undefined) throw new Error(`${route.path} has no answer for what is not there`);
  return code;
}

/** Holds the body of a route's 200 against the contract; throws what is wrong with it. */
export function checkResponse(route: AppRoute, body: unknown): void {
  const schema: unknown = route.responses[200];
  if (!(schema instanceof z.ZodMiniType)) throw new Error(`${route.path} has no schema of its answer`);
  z.parse(schema, body);
}
