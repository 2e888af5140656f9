import type { ServerWeek } from '../server-week.ts';
import { buildRequest, endpointNamed } from '../wire/endpoints.ts';
import { expectRejected } from './malformed-params.ts';
import { paramsFor, sampleParamsOf } from './sample-params.ts';

/** Values of Accept-Language, one for each language that errors have. */
const preferences = ['ru-RU, en;q=0.5', 'kk, ru;q=0.8', 'de, en-GB;q=0.9, ru;q=0.5'];

/** Checks that an error is written in the language that the person prefers. */
export async function checkErrorLanguages(week: ServerWeek): Promise<void> {
  const endpoint = endpointNamed('brand.info');
  const params = { ...paramsFor(endpoint, sampleParamsOf(week)), brandId: 0 };
  const request = buildRequest(endpoint, params);
  for (const preference of preferences) {
    const headers = { 'accept-language': preference };
    await expectRejected(week.kit, endpoint, { ...request, headers }, 'validation');
  }
}
