import { contract, type SellerRow } from '@vitrina/contract';
import { assertionsOn } from '../kit.ts';
import type { ServerWeek } from '../server-week.ts';

/** Lower case, character by character. */
export const lower = (text: string) => Array.from(text, (letter) => letter.toLowerCase()).join('');

const finds = (sellers: readonly SellerRow[], title: string, toLower: (text: string) => string) =>
  sellers.filter((row) => toLower(row.sellerTitle).includes(toLower(title.trim())));

/**
 * The sellers that a title should find; undefined where lower case depends on context, as of a sigma at the
 * end of a word.
 */
function sellersByTitle(sellers: readonly SellerRow[], title: string): SellerRow[] | undefined {
  const found = finds(sellers, title, lower);
  const inContext = finds(sellers, title, (text) => text.toLowerCase());
  return found.length === inContext.length ? found : undefined;
}

const brief = (rows: readonly SellerRow[]) =>
  rows.map(({ sellerId, revenue, salesCount, placeByRevenue }) => ({
    sellerId,
    revenue,
    salesCount,
    placeByRevenue,
  }));

/** Searches for a title and checks the results against the titles of the week. */
export async function checkTitle(week: ServerWeek, title: string): Promise<void> {
  const found = await week.read(contract.seller.byTitle, { title });
  if (!found) return;
  const assert = assertionsOn(week.kit, found, week.sellers);
  const expected = sellersByTitle(week.sellers.body, title);
  if (!expected) return;
  const [should, is] = [expected, found.body].map((rows) =>
    rows.map((row) => row.sellerId).toSorted((a, b) => a - b),
  );
  assert.equal(
    'title-search',
    `sellers for ${JSON.stringify(title)}`,
    should?.slice(0, 20),
    is?.slice(0, 20),
  );
  assert.equal(
    'title-search',
    `number of sellers for ${JSON.stringify(title)}`,
    expected.length,
    found.body.length,
  );
  if (expected.length === found.body.length)
    assert.equal('title-search', 'rows', brief(expected).slice(0, 20), brief(found.body).slice(0, 20));
}

/** Texts that a search may take for wildcards, patterns or escapes. */
const specialTexts = [
  '%',
  '_',
  '*',
  '.',
  '.*',
  '\\',
  "'",
  '"',
  '[а-я]',
  '?',
  'ё',
  'е',
  'И',
  'и',
  'о',
  'тоо ип',
  '-',
  '\u0000',
  '😀'.repeat(500),
];

function titlesToSearch(week: ServerWeek): string[] {
  const titles = week.kit.rng.sample(week.sellers.body, 6).map((row) => row.sellerTitle);
  const made = titles.flatMap((title) => {
    const letters = Array.from(title);
    const at = week.kit.rng.below(letters.length);
    const [first, last] = [letters.slice(0, at).join(''), letters.slice(at + 1).join('')];
    const some = letters.slice(at, at + 3).join('');
    return [
      title,
      title.toUpperCase(),
      lower(title),
      ` \u00a0${title}\t\u3000`,
      some.toUpperCase(),
      `${first}_${last}`,
      `${first}%${last}`,
      title.replaceAll(' ', '  '),
      title.replaceAll('ё', 'е'),
      title.normalize('NFD'),
    ];
  });
  return [...new Set([...made, ...specialTexts])].filter(
    (title) => title.trim() !== '' && Array.from(title.trim()).length <= 500,
  );
}

/** Checks the search by title against the titles of all sellers of the week. */
export async function checkTitleSearch(week: ServerWeek): Promise<void> {
  for (const title of titlesToSearch(week)) await checkTitle(week, title);
}
