import type { Config } from '../../config.ts';

/** Content security policy of a page: own files only, no inline code, pictures of products from these hosts. */
export const createPagePolicy = (nonce: string, imageHosts: readonly string[]): string =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ['img-src', `'self'`, ...imageHosts.map((name) => `https://${name}`)].join(' '),
    `font-src 'self'`,
    `connect-src 'self'`,
    `worker-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
    `require-trusted-types-for 'script'`,
    'trusted-types own-worker',
  ].join('; ');

/** Content security policy of /docs: own files only; Scalar creates style sheets and writes HTML of the document. */
export const docsPolicy: string = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data:`,
  `font-src 'self'`,
  `connect-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

/** Creates the headers of every response of any status; a page replaces the content security policy. */
export const createSecurityHeaders = ({
  publicUrl,
}: Pick<Config, 'publicUrl'>): Readonly<Record<string, string>> => ({
  'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(publicUrl?.startsWith('https:') && {
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  }),
});
