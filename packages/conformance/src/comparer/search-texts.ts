import type { Names } from '../computation/week.ts';

/** Lists texts that find these products and sellers: names, parts of them, Kaspi ids, and links to them. */
export function searchTexts(
  products: readonly ReturnType<Names['product']>[],
  sellers: readonly ReturnType<Names['seller']>[],
): string[] {
  const texts = [
    'а',
    'Без бренда',
    'самсунг',
    'ыфьыгтп',
    'gsktcjc',
    'смартфонов',
    'пылисос',
    'домбыра',
    ...products.flatMap(({ productName, kaspiId }) => [
      productName,
      productName.slice(1, 5),
      // One letter omitted, two swapped, and one replaced.
      productName.slice(0, 2) + productName.slice(3),
      productName.slice(0, 1) + productName.slice(2, 3) + productName.slice(1, 2) + productName.slice(3),
      `${productName.split(' ')[0] ?? ''}x`,
      productName.split(' ').toReversed().join(' '),
      kaspiId,
      `https://kaspi.kz/shop/p/tovar-${encodeURIComponent(kaspiId)}/?c=750000000`,
      `kaspi.kz/shop/p/${encodeURIComponent(kaspiId)}`,
    ]),
    ...sellers.flatMap(({ sellerTitle, sellerKaspiId }) => [
      sellerTitle,
      sellerKaspiId,
      `https://kaspi.kz/shop/info/merchant/${encodeURIComponent(sellerKaspiId)}/address-tab/`,
    ]),
  ].map((text) => text.trim());
  return [...new Set(texts)].filter((text) => text !== '');
}
