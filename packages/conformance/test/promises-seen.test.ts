import { readFileSync } from 'node:fs';
import openapi from '@vitrina/contract/openapi.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { isReportName } from '../src/computation/market.ts';
import type { rules } from '../src/rules.ts';
import { endpoints } from '../src/wire/endpoints.ts';

type Rule = keyof typeof rules;

/** Beginnings of the contract's sentences by the rule of the kit that looks at them. */
const seenBy: Partial<Record<Rule, readonly string[]>> = {
  response: ['An endpoint responds 200', 'Any endpoint may respond with'],
  schema: ['Every field of a row', 'Shares and indices are', 'Ids are whole numbers'],
  'error-body': ['`error` is one sentence', 'Error bodies never do'],
  'error-code': ['A status has one code', 'Other codes are listed'],
  validation: [
    'At most 64 characters before the @',
    'Each entity at most once',
    'At most one isMine',
    'At most one of categoryId',
    'The scope is of another kind',
    'No other scope stands',
    'A section is never',
  ],
  'unknown-route': ['An unknown address'],
  figures: [
    'Null, where the field',
    'Money is KZT',
    '`find` and `sellers-by-title`',
    'A section that the week lacks',
  ],
  'well-formed': ['In a path they are', 'A query parameter is given'],
  'periods-order': ['Weeks are ISO weeks'],
  'address-case': ['White space around', 'Read in lower case'],
  repeat: ['The same request about'],
  etag: ['A call whose 200 has', 'That of a report', 'A GET of a report'],
  keys: [
    'A report takes the key',
    'A key has 600',
    'Each response to a live key',
    'The key is shown',
    'The key is refused',
  ],
  'dead-key': ['A key that is unknown'],
  links: ['The token of a link', 'The token is shown', 'The link is refused'],
  sessions: ['A person sees where', 'Another person'],
  account: ['A person sees what happened', 'Sessions, keys, links'],
  'code-once': ['Signing in: a code', 'A code works once'],
  'last-code': ['A new code replaces'],
  rotation: ['A refresh token gives'],
  grace: ['A refresh token that was used', 'One that was used'],
  reuse: ['Later its use ends'],
  'foreign-session': ['Takes any refresh token'],
  imports: [
    'Bytes at another',
    'A file takes no more',
    'Needs all bytes',
    'Their total size',
    'A person has one import',
  ],
  follows: ['In the order in which the person', 'The list is replaced', 'Left out, the followed'],
  events: ['How many events the person has not seen'],
};

/** What no part of the kit looks at. */
const unseen = [
  'Responses may gain fields: ignore unknown ones.',
  'Distinct sellers with an offer, sold or not.',
  'Sum of revenue of the offers in question, exact to the hundredth.',
  'Rows read: loadedCount + rejectedCount + duplicatesCount.',
  'Later events of the week, after it was published again, are unseen.',
  'The letter is sent once for each new latest week.',
  'The tokens of the others are refused from the next request on.',
  'Its tokens are refused from the next request on.',
  'The session of the request can be ended, too.',
  'A running check or publication is stopped; what is published stays.',
  'It can be begun again with another mapping; not while one runs or publishes.',
  'Takes the mapping of the last check.',
  'Readers have the weeks as they were until all is built, then all of them at once.',
];

const [promises = ''] = readFileSync(
  new URL('../../contract/docs/promises.md', import.meta.url),
  'utf8',
).split('## How versions rise');

/** The rules of a part of the document, without those of the components that it refers to. */
const listRules = (part: unknown): string[] => {
  const found: string[] = [];
  JSON.stringify(part, (key, value: unknown) => {
    if (key === 'x-rules') found.push(...(value as string[]));
    return value;
  });
  return found;
};

type Components = Readonly<Record<string, unknown>>;
const components: Components = openapi.components.schemas;

/** The names of the components that a part of the document refers to, through others too. */
function namesIn(part: unknown, known = new Set<string>()): ReadonlySet<string> {
  for (const [, name = ''] of JSON.stringify(part).matchAll(/#\/components\/schemas\/(\w+)/g))
    if (!known.has(name)) namesIn(components[name], known.add(name));
  return known;
}

/** The calls whose 200 the kit compares with the computation, value by value. */
const compared = endpoints
  .filter(({ name }) => isReportName(name) || name === 'period.list' || name === 'follow.events')
  .map(({ operationId }) => operationId);

const calls = Object.values(openapi.paths).flatMap((path) => Object.values(path) as Call[]);
type Call = Readonly<{ operationId: string; responses: { 200: unknown } }>;
const [ofFigures, others] = [true, false].map((isCompared) =>
  calls.filter(({ operationId }) => compared.includes(operationId) === isCompared),
);
const inFigures = namesIn(ofFigures?.map(({ responses }) => responses[200]));

/** Every promise, and every rule that no compared value follows. */
const sentences = new Set([
  ...promises
    .split(/^- /m)
    .slice(1)
    .flatMap((item) => item.trim().split(/(?<=\.) (?=[A-Z`])/)),
  ...listRules([Object.entries(components).filter(([name]) => !inFigures.has(name)), others]),
]);

test('every promise is one that a rule of the kit looks at, or is named as unseen', () => {
  const seen = Object.values(seenBy).flat();
  const isSeen = (sentence: string) => seen.some((beginning) => sentence.startsWith(beginning));
  expect([...sentences].filter((sentence) => !isSeen(sentence))).toEqual(unseen);
  expect(seen.filter((beginning) => ![...sentences].some((one) => one.startsWith(beginning)))).toEqual([]);
});

test('the document says of ETags what the promises say', () => {
  const [said] = /A call whose 200 has an `ETag`.*/.exec(promises) ?? [];
  expect(openapi.info.description.split('\n\n')).toContain(said);
});
