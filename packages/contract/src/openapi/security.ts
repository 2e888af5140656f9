import type { Endpoint } from '../serving/endpoints.ts';

/** How a caller shows who is signed in. */
export const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'The access token of a sign-in: `Authorization: Bearer vJ3k…9sQ`.',
  },
};

/** The headers that an endpoint may read beside Authorization; the document has them as parameters. */
const parameterHeaders: readonly string[] = ['if-match'];

/** The security of an endpoint: `bearer` where it reads the Authorization header; throws on an unknown header. */
export function createSecurity({ headers }: Endpoint, name: string): Readonly<Record<string, string[]>>[] {
  if (headers === undefined) return [];
  const names = Object.keys(headers as object);
  for (const header of names)
    if (header !== 'authorization' && !parameterHeaders.includes(header))
      throw new Error(`${name}: the header ${header} is not in the document; authorization and if-match are`);
  return [{ bearer: [] }];
}
