import { contract } from '@vitrina/contract';
import { switchKeys } from '../computation/spelling.ts';
import type { ServerWeek } from '../server-week.ts';
import type { Things } from './find-entities.ts';
import { lower } from './title-search.ts';

/** A search text, and the Kaspi ids that it links to. */
export interface Question {
  readonly text: string;
  readonly kaspiIds?: readonly string[];
}

/** Links to an id in the forms that people paste; none where the id cannot be part of a link. */
function linksTo(path: (kaspiId: string) => string, kaspiId: string): Question[] {
  if (!/^\w+$/.test(kaspiId)) return [];
  return ['https://kaspi.kz', 'www.kaspi.kz', 'http://kaspi.kz', 'kaspi.kz'].map((host) => ({
    text: `${host}/shop/${path(kaspiId)}`,
    kaspiIds: [kaspiId],
  }));
}

/** A title as people type it: complete, in capitals, its words in the other order, in part, with a wildcard that is none, a letter left out, on the other layout. */
function variantsOf(week: ServerWeek, title: string): string[] {
  const letters = Array.from(title);
  const at = week.kit.rng.below(letters.length);
  const part = letters.slice(at, at + 4).join('');
  const backwards = title.trim().split(/\s+/).toReversed().join(' ');
  return [
    title,
    ` ${title.toUpperCase()}\u00a0`,
    backwards,
    part,
    lower(part),
    `${letters.slice(0, at).join('')}${letters.slice(at + 1).join('')}`,
    switchKeys(lower(title)),
    `${letters.slice(0, at).join('')}%`,
  ];
}

/** Creates the texts to search a week for. */
export async function createSearches(week: ServerWeek, entities: Things): Promise<Question[]> {
  const { rng } = week.kit;
  const titles = Object.values(entities).flatMap((kind) => rng.sample(kind, 3).map(({ title }) => title));
  const texts = [...titles.flatMap((title) => variantsOf(week, title)), '%', '_', 'Без бренда', 'а', '1'];
  const shops = entities.sellers.flatMap(({ kaspiId }) => kaspiId ?? []);
  const articles = rng.sample(entities.products, 3).flatMap(({ kaspiId }) => kaspiId ?? []);
  const ids = [...shops, ...articles].flatMap((id) => [id, ` ${id}`, id.slice(0, -1), `${id}0`]);
  const levels = week.categories.body.categories[0];
  const tree = await week.read(contract.category.tree);
  const above = [levels?.category1LvlId, levels?.category2LvlId].map(
    (id) => tree?.body.categoryIdNameMap[String(id)],
  );
  return [
    ...[...texts, ...ids, ...above.map((title) => title ?? '')]
      .filter((text) => text.trim() !== '' && Array.from(text.trim()).length <= 500)
      .map((text) => ({ text })),
    ...articles.flatMap((id) => linksTo((one) => `p/kruzhka-${one}/?c=750000000`, id)),
    ...shops.flatMap((id) => linksTo((one) => `info/merchant/${one}/address-tab/?merchantId=${one}`, id)),
  ];
}
