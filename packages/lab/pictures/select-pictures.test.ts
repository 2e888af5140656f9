import { expect, test } from 'vitest';
import { selectPictures } from './picture.ts';

const pictures = ['home', 'seller', 'seller-prices-tab'].map((name) => ({ name, path: `/${name}` }));

test('pictures are selected by full name, all without names', () => {
  expect(selectPictures(pictures, ['seller']).map(({ name }) => name)).toEqual(['seller']);
  expect(selectPictures(pictures, [])).toEqual(pictures);
});

test('an unknown name is an error that lists the names', () => {
  expect(() => selectPictures(pictures, ['home', 'seller-prices'])).toThrow(
    'No picture is named seller-prices. The names are: home, seller, seller-prices-tab.',
  );
});
