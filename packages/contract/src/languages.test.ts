import { expect, test } from 'vitest';
import { selectLanguage } from './languages.ts';

test.each([
  ['ru', undefined],
  ['ru', ''],
  ['ru', '*'],
  ['ru', 'de-DE, fr;q=0.5'],
  ['kk', 'kk-KZ, ru;q=0.8, en;q=0.5'],
  ['en', 'de, en-GB;q=0.7, ru;q=0.3'],
  ['ru', 'en;q=0.3, RU-ru;q=0.9'],
  ['ru', 'en;q=0'],
  ['en', 'kk;q=x, en'],
  ['en', ` en ; q=0.9,${'x,'.repeat(500)}`],
])('%s is selected for Accept-Language "%s"', (language, header) => {
  expect(selectLanguage(header)).toBe(language);
});
