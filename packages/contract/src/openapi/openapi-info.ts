/** Description of the document, in paragraphs. */
export const description = [
  'Weekly marketplace reports: sellers, brands, categories and products of one ISO week each. Reports need no sign-in; `authLogout`, `authMe` and the calls of `account` and `import` take the access token of a sign-in as `bearer`. A program may send a `key` with reports, for a limit of its own.',
  'A call answers 200 with the body that it names, or another status with exactly `{"error": "…", "code": "…"}`: one sentence for the person, in the language that `Accept-Language` prefers of Russian (the default), Kazakh and English, and one code for programs. A status has one code for each call, except where a 404 also tells a missing week of comparison (`REPORT_NOT_FOUND`) from a missing subject. An address that is no call answers 404 `NOT_FOUND`.',
  'Money is KZT, shares and indices are 0–1, HHI is 0–10 000, places start at 1, and nothing is rounded. Null means that there is no such figure; nothing stands in for it. Figures are of the offers of one ISO week: an offer is one seller with one product, and it sold where its units are above 0. Rows and counts are of all offers, sold or not. Lists are ordered by revenue, largest first, ties by id. A list with another order says so.',
  'Ids are whole numbers from 1 to 4 294 967 295; brand 0 in a row stands for goods without a brand. In a path they are digits without sign or leading zero, and so are integers in a query. Request bodies are `application/json` of up to 64 KiB, of `auth` up to 16 KiB, of `importsAppendPart` up to 1.5 MiB; one of 8 MiB is refused.',
  'Responses are JSON in UTF-8 without a byte order mark. No object has a name twice, and an integer is written in digits alone: 13, not 13.0. A figure from a division, a root or a power is right to nine digits, any other exactly.',
  'The rows of one week may say different things of one id. Of its titles, names, Kaspi ids, links and dates the value given most often counts, an empty one is none, and of those given equally often the smallest text by code points. Of comments counts the largest given counts. Of ratings that with the largest comments count does, of equal ones the largest rating; a count that is not given is 0 for a product, less than 0 for a seller.',
  'A query parameter is given at most once. `x-profile` names the part of the contract that a call belongs to: a backend may have `core` alone, with `find` (the search over everything), `insight` (comparisons and histories) `account` (what is stored for a person) and `import` (files that people send) beside it.',
  'Fields starting with `x-` are notes that a validator or generator may ignore: `x-unit` is the unit of a figure, `x-rules` what JSON Schema cannot say of a value (the description says it, too), `x-failure` the English title of a failure of a call, `x-profile` is named above.',
  'A call whose 200 has an `ETag` in openapi.json always sends it. That of a report about a week names one response: the same request has it again until the week is published again, and any other response has another one. A GET of a report with it in `If-None-Match` is 304; with another one it is 200 with a body.',
  'Beside a live key or link every response says its limit (`RateLimit-*`), and 429 and 503 say in `Retry-After` how long to wait.',
  'No response has headers of CORS, and OPTIONS is no call: a browser lets a web app of another origin read nothing. Such an app calls from its own server, or behind one address with the backend.',
  'Answers may grow: ignore fields that you do not know. Error bodies never do.',
].join('\n\n');

/** The groups of endpoints, in the order of the document. */
export const tags = [
  { name: 'health', description: 'Whether the server is well.' },
  {
    name: 'auth',
    description:
      'Sign-in by an e-mail address and a one-time code; registration and login are the same flow.',
  },
  { name: 'market', description: 'The whole market and several of its entities over time.' },
  { name: 'period', description: 'The published weeks, and the whole market in one of them.' },
  { name: 'seller', description: 'Sellers: profiles, what they sell, and two searches.' },
  { name: 'brand', description: 'Brands: profiles, who sells them and where, and the search by categories.' },
  {
    name: 'category',
    description: 'Categories: the tree, the list of leaves, profiles and what is in them.',
  },
  {
    name: 'section',
    description: 'Sections: levels 1 and 2 of the category tree, over the leaves below them.',
  },
  { name: 'product', description: 'Product cards, on which sellers meet: profiles, and the offers on them.' },
  {
    name: 'follow',
    description: 'What a person follows, what happened to it, and the letter about it.',
  },
  { name: 'session', description: 'Where a person is signed in.' },
  { name: 'account', description: 'What happened in the account of a person, and its end.' },
  { name: 'key', description: 'Keys with which the programs of a person read reports.' },
  { name: 'share', description: 'Links of a person that open one screen of one week to others.' },
  {
    name: 'imports',
    description: 'Files that people have, on their way to published weeks, for those who may.',
  },
  { name: 'find', description: 'Whatever a person names, by title, Kaspi id or Kaspi link.' },
];

/** The license of the document. */
export const license = { name: 'MIT', identifier: 'MIT' };

/** Address of a backend started as the README says; generated clients can be given another. */
export const servers = [{ url: 'http://localhost:3000', description: 'A backend on this machine.' }];
