import type { FastifyRequest } from 'fastify';

/** Reads the Authorization header; a request with two of them has none. */
export function readAuthorization({ raw, headers }: FastifyRequest): string | undefined {
  const isName = (at: number) => at % 2 === 0;
  const names = raw.rawHeaders.filter((name, at) => isName(at) && name.toLowerCase() === 'authorization');
  return names.length === 1 ? headers.authorization : undefined;
}
