import type { ImportNote } from '@vitrina/contract';
import * as z from 'zod/mini';
import type { Analytics } from '../../analytics/analytics.ts';
import { readRows } from '../../analytics/read-rows.ts';
import type { KeyRegistry } from '../keys/key-registry.ts';
import { getBrandKey, getCategoryKey, getProductKey, getSellerKey } from '../keys/entity-key.ts';
import {
  type CategoryTitles,
  type CompleteCategory,
  completeCategory,
  findPathSign,
  type LevelSource,
} from './read-categories.ts';
import type { Profile } from './profile.ts';
import { idFields, type RowText, UNIT_SEPARATOR } from './row-texts.ts';
import { type DistinctText, readDistinctTexts, writeLookups } from './lookup-table.ts';

/** What is needed to give ids to the keys of a file. */
export interface IdContext {
  readonly analytics: Analytics;
  readonly registry: KeyRegistry;
  readonly text: RowText;
  readonly profile: Profile;
  /** Snapshot of the newest published week; undefined if there is none. */
  readonly newestSnapshot: number | undefined;
}

/** Key of a text of a kind; undefined if the text names nothing. */
const keyOf = {
  seller: (text: string) => {
    const [kaspiId = '', title = ''] = text.split(UNIT_SEPARATOR);
    return getSellerKey(kaspiId, title);
  },
  product: (text: string) => getProductKey(text, ''),
  brand: getBrandKey,
} as const;

type PlainKind = keyof typeof keyOf;

const isGiven = ({ profile: { blanks } }: IdContext, field: string) => blanks.get(field) === 0;

/** A text whose thing has a key, and the id that its rows give it. */
interface KeyedText {
  readonly text: string;
  readonly key: string;
  readonly id: number | undefined;
}

async function* readKeyedTexts(context: IdContext, kind: PlainKind): AsyncGenerator<KeyedText[]> {
  const { analytics, text, profile } = context;
  for await (const texts of readDistinctTexts(analytics, kind, text, profile, idFields[kind])) {
    yield texts.flatMap(({ text: found, ids: [id] }) => {
      const key = keyOf[kind](found);
      return key === undefined ? [] : [{ text: found, key, id }];
    });
  }
}

const toGiven = (keyed: readonly Pick<KeyedText, 'key' | 'id'>[]): [string, number][] =>
  keyed.flatMap(({ key, id }) => (id === undefined ? [] : [[key, id]]));

/** Writes the ids of the sellers, products or brands of a file, unless each row gives them. */
const resolveKind = async (context: IdContext, kind: PlainKind): Promise<void> => {
  const { analytics, registry, profile } = context;
  const [field] = idFields[kind];
  if (isGiven(context, field)) return;
  if (profile.blanks.has(field)) {
    const given: [string, number][] = [];
    for await (const keyed of readKeyedTexts(context, kind)) given.push(...toGiven(keyed));
    await registry.give(kind, new Map(given));
  }
  for await (const keyed of readKeyedTexts(context, kind)) {
    const ids = await registry.assign(
      kind,
      keyed.map(({ key }) => key),
    );
    await writeLookups(
      analytics,
      kind,
      keyed.map(({ text, key }) => [text, ids.get(key) ?? 0] as const),
    );
  }
};

/** Returns the levels above each category of the newest published week, by title; those with several parents are left out. */
const readKnownLevels = async ({ analytics, newestSnapshot }: IdContext) => {
  if (newestSnapshot === undefined) return new Map<string, Pick<CategoryTitles, 'top' | 'middle'>>();
  const rows = await readRows(
    analytics,
    z.object({ title: z.string(), top: z.string(), middle: z.string() }),
    `SELECT title, any(category_1_lvl_title) AS top, any(category_2_lvl_title) AS middle FROM category
    WHERE snapshot = {snapshot:UInt32} GROUP BY title HAVING count() = 1`,
    { snapshot: newestSnapshot },
  );
  return new Map(rows.map(({ title, ...levels }) => [title, levels]));
};

const toTitles = ({ text }: DistinctText): CategoryTitles => {
  const [top = '', middle = '', title = ''] = text.split(UNIT_SEPARATOR);
  return { top, middle, title };
};

const countSource = (categories: readonly CompleteCategory[], wanted: LevelSource): number =>
  categories.filter(({ source }) => source === wanted).length;

/** Says where the missing levels of categories came from. */
const describeLevels = (categories: readonly CompleteCategory[]): ImportNote[] => {
  const [known, below] = [countSource(categories, 'newest week'), countSource(categories, 'level below')];
  const message = 'Categories without all levels, completed';
  return [
    {
      kind: 'known-levels' as const,
      count: known,
      example: '',
      message: `${message} from the newest week: ${known}`,
    },
    {
      kind: 'level-below' as const,
      count: below,
      example: '',
      message: `${message} by the level below: ${below}`,
    },
  ].filter(({ count }) => count > 0);
};

/** Gives each category an id by its key, unless each row has the ids. `keys` are those of the three levels of each text. */
const assignCategories = async (
  context: IdContext,
  keys: readonly (readonly (string | undefined)[])[],
  texts: readonly DistinctText[],
): Promise<ReadonlyMap<string, number>> => {
  if (idFields.category.every((field) => isGiven(context, field))) return new Map();
  const keyed = keys.flatMap((ofLevels, index) =>
    ofLevels.flatMap((key, level) => (key === undefined ? [] : [{ key, id: texts[index]?.ids[level] }])),
  );
  await context.registry.give('category', new Map(toGiven(keyed)));
  return context.registry.assign(
    'category',
    keyed.map(({ key }) => key),
  );
};

/** Writes ids and titles of the three levels of each category of a file. Returns notes on missing levels. */
const resolveCategories = async (context: IdContext): Promise<ImportNote[]> => {
  const { analytics, text, profile } = context;
  const levels = await readKnownLevels(context);
  const texts: DistinctText[] = [];
  for await (const page of readDistinctTexts(analytics, 'category', text, profile, idFields.category))
    texts.push(...page);
  const titles = texts.map(toTitles);
  const sign = findPathSign(titles.map(({ title }) => title).filter(Boolean));
  const completed = titles.map((given) => completeCategory(given, sign, (title) => levels.get(title)));
  const paths = completed.map(({ top, middle, title }) => [[top, middle, title], [top], [top, middle]]);
  const keys = paths.map((ofLevels) => ofLevels.map(getCategoryKey));
  const ids = await assignCategories(context, keys, texts);
  await writeLookups(
    analytics,
    'category',
    completed.map(({ top, middle, title }, index) => {
      const [leafId = '', topId = '', middleId = ''] = (keys[index] ?? []).map((key) =>
        String(ids.get(key ?? '') ?? ''),
      );
      return [texts[index]?.text ?? '', [leafId, title, topId, top, middleId, middle]];
    }),
  );
  return describeLevels(completed);
};

/** Gives each seller, product, brand and category of a file its id. Returns notes on what was completed. */
export const resolveIds = async (context: IdContext): Promise<ImportNote[]> => {
  for (const kind of ['seller', 'product', 'brand'] as const) await resolveKind(context, kind);
  return resolveCategories(context);
};
