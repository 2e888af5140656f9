import { expectStatus, type Kit } from '../kit.ts';
import { paramsFor, type Samples } from '../samples.ts';
import { buildRequest, endpointNamed } from '../wire/endpoints.ts';

/** Values of Accept-Language, one for each language that errors have. */
const preferences = ['ru-RU, en;q=0.5', 'kk, ru;q=0.8', 'de, en-GB;q=0.9, ru;q=0.5'];

/** Checks that an error is written in the language that the person prefers. */
export async function checkErrorLanguages(kit: Kit, samples: Samples): Promise<void> {
  const endpoint = endpointNamed('brand.info');
  const request = buildRequest(endpoint, { ...paramsFor(endpoint, samples), brandId: 0 });
  for (const preference of preferences)
    await expectStatus(
      kit,
      endpoint,
      { ...request, headers: { 'accept-language': preference } },
      'validation',
      400,
    );
}
