import { expect, test } from 'vitest';
import { selectPictures } from './picture.ts';

const pictures = ['home', 'seller', 'seller-prices-tab'].map((name) => ({ name, path: `/${name}` }));

test('pictures are selected by their whole names, all without a name', () => {
  expect(selectPictures(pictures, ['seller']).map(({ name }) => name)).toEqual(['seller']);
  expect(selectPictures(pictures, [])).toEqual(pictures);
});

test('a name that no picture has is an error that lists the names', () => {
  expect(() => selectPictures(pictures, ['home', 'seller-prices'])).toThrow(
    'No picture is named seller-prices. The names are: home, seller, seller-prices-tab.',
  );
});
