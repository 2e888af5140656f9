import type { ErrorCode } from '../error-codes.ts';

/** Cause of each code, in one sentence for callers and implementers. */
export const errorDescriptions: Readonly<Record<ErrorCode, string>> = {
  VALIDATION_ERROR:
    'The request itself is wrong: its values (400), its pace (408), its size (413, 414) or its media type (415).',
  INVALID_CODE: 'The code is not the one that was sent last, was used already, or is too old.',
  INVALID_REFRESH_TOKEN:
    'The string is no live refresh token; one that was used before ends its whole session.',
  UNAUTHORIZED:
    'No live access token in the Authorization header; told before the body is looked at. A report answers it to a key or a link’s token (Share-Token) alone: one that is not live, or a link that does not open this request.',
  FORBIDDEN: 'The caller is signed in but may not do this.',
  SELLER_NOT_FOUND: 'The week has no such seller, or is not published.',
  CATEGORY_NOT_FOUND: 'The week has no such leaf category, or is not published.',
  SECTION_NOT_FOUND: 'The week has no such section, or is not published.',
  BRAND_NOT_FOUND: 'The week has no such brand, or is not published.',
  PRODUCT_NOT_FOUND: 'The week has no such product, or is not published.',
  REPORT_NOT_FOUND:
    'The week is not published, or the one category asked for is not in it; or the week to compare with is not one that was published before.',
  KEY_NOT_FOUND: 'The caller has no such key, or it was revoked already.',
  SESSION_NOT_FOUND: 'The caller has no such session, or it has ended already.',
  SHARE_NOT_FOUND: 'There is no such live link: it was never made, was revoked, or has expired.',
  IMPORT_NOT_FOUND:
    'The caller has no such import: it was stopped, left alone for a day, or lost when the server restarted.',
  NOT_FOUND: 'The address and method are no call of this document.',
  CONFLICT: 'What is stored has changed since the ETag in If-Match; fetch it and repeat.',
  TOO_MANY_REQUESTS: 'A limit is reached; Retry-After says for how many seconds to wait.',
  INTERNAL_SERVER_ERROR: 'Something unforeseen went wrong, or the week’s data are damaged.',
  SERVICE_UNAVAILABLE:
    'The server is overloaded or restarting; Retry-After says for how many seconds to wait.',
};
