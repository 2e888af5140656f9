/** Every promise that the kit checks, by its name. */
export const rules = {
  response: 'Every request has a response, with a status that the contract gives this endpoint',
  implemented: 'Each judged call is there: not every request to it is 404 NOT_FOUND',
  'content-type': 'Every body is application/json in UTF-8',
  json: 'Every body is JSON, without a byte order mark, no object has a name twice, and an integer has digits alone: 13, not 13.0',
  schema: 'A 200 body has the fields and types of the contract',
  'error-body':
    'A body that is not 200 is exactly {error, code}: one sentence for the person, in the language that Accept-Language prefers (Russian by default), one code',
  'error-code': 'Each error has the status and the code that the contract gives this endpoint',
  'retry-after': '429 and 503 say in Retry-After for how many whole seconds to wait',
  validation:
    'A malformed value is 400 VALIDATION_ERROR, on every endpoint and before its week or subject is looked for',
  'well-formed':
    'A well-formed request is accepted, and what the contract does not know of it ignored: 200 where its subject exists',
  'wrapping-id': 'A number above 4 294 967 295 is malformed, not another number',
  'body-limit': 'A body that is too large or of another media type is rejected as VALIDATION_ERROR',
  'unknown-route': 'An unknown route or method is 404 NOT_FOUND',
  'unknown-id': 'A well-formed id that the week lacks is the endpoint’s own 404',
  'unknown-week': 'A well-formed week that is not published is the endpoint’s own 404',
  etag: 'A 200 has the ETag that the document gives it; that of a report identifies one response, and a GET with it gets a 304, with another one a 200 with a body',
  repeat: 'The same request has the same response',
  'periods-order': 'The published weeks are ISO weeks, each once, latest first',
  figures:
    'Each value is the one that follows from the feed: quotients to nine digits, everything else exactly',
  complete: 'A list has exactly the rows that follow from the feed',
  'list-order': 'A list is in its order: by revenue, largest first, ties by id, or as its call says',
  'list-once': 'Each id is once in a list',
  follows:
    'What a person follows is kept as it was sent; a change names the state that it changes, and of another state it is 412 CONFLICT',
  events:
    'The events of a week are those that follow from the feed, in their order; what was seen is not new',
  keys: 'A key for a program is shown once, opens reports alone, says its limit, and is dead once revoked; another person neither sees nor revokes it',
  'dead-key':
    'A key that is not live is 401 UNAUTHORIZED at each report, before the request is validated; any other Authorization header changes nothing',
  links:
    'A link is shown once, opens the reports of its screen about its week and id alone, says its limit, and is dead once revoked; another person neither sees nor revokes it',
  imports:
    'An import begins with the names and sizes of its files, whose bytes arrive in parts; a part at another place than the next changes nothing, and nothing is checked before the end or published unchecked. A person has one at a time, and another person neither sees nor stops it',
  sessions:
    'The open sessions of a person are listed, the own one marked, without their tokens; an unknown id is 404, the end of all others spares the own one, and another person neither sees nor ends them',
  account:
    'What happened in an account is listed, newest first, its sign-in among it. A deleted account has no session and no key any more, and other persons keep theirs',
  unauthorized:
    'logout and me are 401 UNAUTHORIZED without a valid access token, before the body is validated',
  'bad-code': 'A code that is not the one that was sent last is 401 INVALID_CODE',
  'bad-refresh-token': 'A string that is no valid refresh token is 401 INVALID_REFRESH_TOKEN',
  'sign-in': 'The code that was sent signs in the address that requested it',
  'code-once': 'A code works once',
  'last-code': 'A new code replaces the one before',
  'address-case': 'An e-mail address is trimmed and in lower case',
  rotation: 'A refresh gives a new pair of tokens that work',
  grace: 'A refresh token that was used can be sent again for a moment and gives the same pair of tokens',
  reuse: 'A refresh token used again after the time for a retry ends its session',
  logout: 'After logout both tokens are dead at once',
  'foreign-session': 'logout takes a refresh token of the header’s own session alone',
} as const;

/** The name of a rule. */
export type Rule = keyof typeof rules;
