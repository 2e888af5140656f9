import { MAX_KEYS } from '../../key.ts';
import { MAX_SHARES } from '../../share.ts';
import type { ErrorMessages } from './messages-type.ts';

export const en: ErrorMessages = {
  reasons: {
    'mail-not-sent': 'The email with the code could not be sent: check the address and retry in a minute.',
    'second-code':
      'The code is right, but a new device needs two at present: enter the second one, which we have sent to your email.',
    'key-refused': 'There is no such key, or it was revoked or has expired: create a new one in Account.',
    'link-refused': 'The link does not open this, or it was revoked: ask whoever gave it for a new one.',
    'too-many-links': `There can be no more than ${MAX_SHARES} links: revoke one and retry.`,
    'too-many-keys': `There can be no more than ${MAX_KEYS} keys: revoke one and retry.`,
    'import-too-large':
      'The files are larger than the server takes: make them smaller or import them one by one.',
    'import-busy': 'The import is busy: wait for its end or stop it.',
    'import-incomplete': 'The files have not arrived in full: send them to the end and repeat.',
  },
  codes: {
    INVALID_CODE: 'The code does not match: check the digits or request a new code.',
    INVALID_REFRESH_TOKEN: 'The session has ended: sign in again.',
    UNAUTHORIZED: 'You are not signed in, or the session has ended: sign in again.',
    FORBIDDEN: 'You may not import data: ask the operator of the server to add your address to IMPORTERS.',
    SELLER_NOT_FOUND: 'This week has no such seller: choose another week or another seller.',
    CATEGORY_NOT_FOUND: 'This week has no such category: choose another week or another category.',
    SECTION_NOT_FOUND: 'This week has no such section: choose another week or another section.',
    BRAND_NOT_FOUND: 'This week has no such brand: choose another week or another brand.',
    PRODUCT_NOT_FOUND: 'This week has no such product: choose another week or another product.',
    REPORT_NOT_FOUND: 'There is no such report: choose another week or category.',
    KEY_NOT_FOUND: 'You have no such key: refresh the list of keys.',
    SESSION_NOT_FOUND: 'You have no such session, or it has ended: refresh the list.',
    SHARE_NOT_FOUND: 'This link no longer works: ask whoever gave it for a new one.',
    IMPORT_NOT_FOUND: 'This import is gone: begin it again.',
    NOT_FOUND: 'There is nothing at this address: check the address and the request method.',
    CONFLICT: 'The data has changed in another window: load it again and retry.',
    INTERNAL_SERVER_ERROR: 'The server met an error: retry later.',
    SERVICE_UNAVAILABLE: 'The server is overloaded or restarting: retry in a few seconds.',
  },
  statuses: {
    408: 'The request came too slowly: check the connection and retry.',
    413: 'The request is too large: shorten it and retry.',
    414: 'The address of the request is too long: shorten it and retry.',
    415: 'Only requests in JSON are accepted: send the body as application/json.',
  },
  malformed: 'The request is malformed: correct it and retry.',
  malformedFields: (fields) => `Filled in wrongly (${fields}): correct it and retry.`,
  tooManyRequests: (wait) => `Too many attempts: retry in ${wait}.`,
  seconds: (count) => `${count} s`,
  minutes: (count) => `${count} min`,
};
