import type { Found } from '@vitrina/contract';
import { type Rng, shuffle } from '../../src/demo/rng.ts';
import { findReports } from '../../src/find/reports.ts';
import { money } from './offer-row.ts';
import type { Question } from './questions.ts';
import { ranked, type Slice } from './slice.ts';
import { titles, type Week } from './week.ts';

const found = (
  parts: ReadonlyMap<number, Slice>,
  titleOf: (id: number) => string,
  isNamed: (id: number) => boolean,
) =>
  ranked(new Map([...parts].filter(([id]) => id > 0 && isNamed(id))))
    .slice(0, 20)
    .map(([id, { revenue }]) => ({ id, title: titleOf(id), revenue: money(revenue) }));

/** The last part of the path of a link to a product (`p`) or seller (`info/merchant`) on Kaspi, or nothing. */
function linked(text: string, place: string): string | undefined {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname } = new URL(address);
  const start = `/shop/${place}/`;
  if (!/(^|\.)kaspi\.kz$/.test(hostname) || !pathname.startsWith(start)) return undefined;
  return decodeURIComponent(pathname.slice(start.length).split('/')[0] ?? '');
}

/** What the week has under a text. */
function answer(week: Week, text: string): { find: Found } {
  const { seller, brand, category } = titles(week);
  const product = (id: number) => week.names.products.get(id);
  const wanted = text.toLowerCase();
  const card = linked(text, 'p');
  const articles = [text, card, card?.split('-').at(-1)];
  const shops = [text, linked(text, 'info/merchant')];
  const has = (title: string) => title.toLowerCase().includes(wanted);
  return {
    find: {
      sellers: found(
        week.sellers,
        seller,
        (id) => has(seller(id)) || shops.includes(week.names.sellers.get(id)?.kaspiId),
      ),
      brands: found(week.brands, brand, (id) => has(brand(id))),
      categories: found(week.categories, category, (id) => has(category(id))),
      products: found(
        week.products,
        (id) => product(id)?.name ?? '',
        (id) => has(product(id)?.name ?? '') || articles.includes(product(id)?.kaspiId),
      ).map((row) => ({ ...row, categoryId: product(row.id)?.categoryId ?? 0 })),
    },
  };
}

/** Asks for these titles, for pieces of names, and for Kaspi ids as they are and in links. */
export function findQuestions(week: Week, texts: readonly string[], dice: Rng): Question[] {
  const products = shuffle([...week.names.products.values()], dice).slice(0, 4);
  const sellers = shuffle([...week.names.sellers.values()], dice).slice(0, 3);
  const asked = [
    ...texts,
    'а',
    'Без бренда',
    ...products.flatMap(({ name, kaspiId }) => [
      name,
      name.slice(1, 5),
      kaspiId,
      `https://kaspi.kz/shop/p/tovar-${encodeURIComponent(kaspiId)}/?c=750000000`,
      `kaspi.kz/shop/p/${encodeURIComponent(kaspiId)}`,
    ]),
    ...sellers.flatMap(({ title, kaspiId }) => [
      title,
      kaspiId,
      `https://kaspi.kz/shop/info/merchant/${encodeURIComponent(kaspiId)}/address-tab/`,
    ]),
  ].map((text) => text.trim());
  return [...new Set(asked)]
    .filter((text) => text !== '')
    .map((text) => ({
      name: `find «${text}»`,
      ask: (market) => market.read(findReports.byText, { text }),
      expected: () => answer(week, text),
    }));
}
