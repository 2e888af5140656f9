import { expectStatus, judgedReports, type Kit } from '../kit.ts';
import { paramsFor, type Samples } from '../samples.ts';
import { buildRequest } from '../wire/endpoints.ts';

/** Values of Accept-Language, one for each language that errors have. */
const preferences = ['ru-RU, en;q=0.5', 'kk, ru;q=0.8', 'de, en-GB;q=0.9, ru;q=0.5'];

/** Checks that the errors of every report are written in the language that the person prefers. */
export async function checkErrorLanguages(kit: Kit, samples: Samples): Promise<void> {
  for (const endpoint of judgedReports(kit)) {
    const params = paramsFor(endpoint, samples);
    for (const preference of preferences) {
      const headers = { 'accept-language': preference };
      const malformed = { ...buildRequest(endpoint, { ...params, year: 0 }), headers };
      await expectStatus(kit, endpoint, malformed, 'validation', 400);
      const unpublished = { ...buildRequest(endpoint, { ...params, year: 1999 }), headers };
      await expectStatus(kit, endpoint, unpublished, 'unknown-week', 404);
    }
  }
}
