import type { FastifyRequest } from 'fastify';

/** Reads a header by its name in lower case; undefined if repeated. */
export function readSingleHeader({ raw, headers }: FastifyRequest, header: string): string | undefined {
  const isName = (at: number) => at % 2 === 0;
  const names = raw.rawHeaders.filter((name, at) => isName(at) && name.toLowerCase() === header);
  return names.length === 1 ? headers[header]?.toString() : undefined;
}

/** Reads the Authorization header. */
export const readAuthorization = (request: FastifyRequest): string | undefined =>
  readSingleHeader(request, 'authorization');
