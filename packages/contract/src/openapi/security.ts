import type { Endpoint } from '../serving/endpoints.ts';
import { isOpenToKeys } from '../serving/responses.ts';

/** Security schemes by which a caller identifies itself. */
export const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'The access token of a sign-in: `Authorization: Bearer vJ3k…9sQ`.',
  },
  key: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A key of `keyCreate`, for programs: `Authorization: Bearer key_…`. It opens reports alone, 600 requests a minute: `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` (seconds) of each response say what is left, and 429 comes beyond. Any other Authorization header is ignored by reports.',
  },
  share: {
    type: 'apiKey',
    in: 'header',
    name: 'Share-Token',
    description:
      'The token of a link (`shareCreate`): `Share-Token: link_…`. It opens the reports of its screen, week and id alone, 300 requests a minute of all its readers together, said in the same headers as those of a key.',
  },
};

/** Optional headers beside Authorization; the document lists them as parameters. */
const parameterHeaders: readonly string[] = ['if-match'];

/**
 * The security of an endpoint: `bearer` if it requires the Authorization header, optionally `key` or `share` if it is
 * open to keys; throws on an unknown header.
 */
export function createSecurity(endpoint: Endpoint, name: string): Readonly<Record<string, string[]>>[] {
  const { headers } = endpoint;
  if (headers === undefined) return isOpenToKeys(endpoint) ? [{}, { key: [] }, { share: [] }] : [];
  const names = Object.keys(headers as object);
  for (const header of names)
    if (header !== 'authorization' && !parameterHeaders.includes(header))
      throw new Error(`${name}: the header ${header} is not in the document; authorization and if-match are`);
  return [{ bearer: [] }];
}
