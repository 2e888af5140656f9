export const lead = 'Reports for your programs';
export const text = 'The same reports that Vitrina shows: in JSON, over HTTP, with a key.';
export const key = '1. Key';
export const createInAccount = 'create it in Account';
export const request = '2. Request';
export const withHeader = 'with the header {header}';
export const calls = '3. All calls';
export const callsDescribed = '{docs} and {openapi} for generators';
export const docs = 'a description of every report';

export const limitsLead = 'Limits and errors';
export const limitsText =
  'The body of any error: error, one sentence for a person, and code for the program.';
export const limit = 'Limit';
export const perMinute = (count: number) => `${count} requests a minute for each key`;
export const inEachResponse = 'In every response';
export const overLimit = 'Over the limit';
export const retryAfter = 'a 429 response with Retry-After: how many seconds to wait';
export const wrongKey = 'Wrong key';
export const unauthorized = 'a 401 response: create a new key';
export const scope = 'What a key opens';
export const onlyReports = 'reports only; it gives no access to the account';

export const examplesLead = 'Examples';
export const examplesText =
  'The examples read the address and the key from the environment, so that the key stays out of the code. They need no libraries: curl, Python 3.8 or Node 20 is enough.';
export const environment = 'the environment settings';
export const exampleIn = (language: string) => `the ${language} example`;

export const comments = {
  products: 'Ten products of the largest seller of the latest week: revenue and name',
  weeks: 'Published weeks, the latest first',
  find: 'Sellers, brands, categories and products of a week by words, number or Kaspi link',
};
