import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Certificate and key of servers at 127.0.0.1 and localhost, by an authority that no machine knows; only for tests,
 * made by openssl for a hundred years, the authority's key discarded.
 */
export const serverCertificate = {
  cert: readFileSync(new URL('server.pem', import.meta.url)),
  key: readFileSync(new URL('server.key', import.meta.url)),
};

/** The file of the authority's certificate. */
export const authorityFile: string = fileURLToPath(new URL('ca.pem', import.meta.url));
