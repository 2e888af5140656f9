import concentrationDark from '#pictures/concentration-dark.avif';
import concentrationLight from '#pictures/concentration-light.avif';
import concentrationPhoneDark from '#pictures/concentration-phone-dark.avif';
import concentrationPhoneLight from '#pictures/concentration-phone-light.avif';
import pricesDark from '#pictures/prices-dark.avif';
import pricesLight from '#pictures/prices-light.avif';
import pricesPhoneDark from '#pictures/prices-phone-dark.avif';
import pricesPhoneLight from '#pictures/prices-phone-light.avif';
import productDark from '#pictures/product-dark.avif';
import productLight from '#pictures/product-light.avif';
import productPhoneDark from '#pictures/product-phone-dark.avif';
import productPhoneLight from '#pictures/product-phone-light.avif';
import tableDark from '#pictures/table-dark.avif';
import tableLight from '#pictures/table-light.avif';
import tablePhoneDark from '#pictures/table-phone-dark.avif';
import tablePhoneLight from '#pictures/table-phone-light.avif';

/** A picture in both themes, with its size, px. */
export interface View {
  light: string;
  dark: string;
  width: number;
  height: number;
}

/** Pictures of the demo market for desktop and phone. */
export const pictures = {
  product: {
    wide: { light: productLight, dark: productDark, width: 1440, height: 900 },
    narrow: { light: productPhoneLight, dark: productPhoneDark, width: 390, height: 844 },
  },
  concentration: {
    wide: { light: concentrationLight, dark: concentrationDark, width: 705, height: 131 },
    narrow: { light: concentrationPhoneLight, dark: concentrationPhoneDark, width: 343, height: 172 },
  },
  prices: {
    wide: { light: pricesLight, dark: pricesDark, width: 705, height: 212 },
    narrow: { light: pricesPhoneLight, dark: pricesPhoneDark, width: 343, height: 182 },
  },
  table: {
    wide: { light: tableLight, dark: tableDark, width: 705, height: 236 },
    narrow: { light: tablePhoneLight, dark: tablePhoneDark, width: 375, height: 253 },
  },
} as const satisfies Readonly<Record<string, { wide: View; narrow: View }>>;
