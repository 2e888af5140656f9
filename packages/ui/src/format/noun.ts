/** Forms of a noun beside a number, by the plural rules of Russian: 1 товар, 2 товара, 5 товаров. */
export interface Noun {
  readonly one: string;
  readonly few: string;
  readonly many: string;
  /** Animate Russian nouns take the genitive as an object: «показать 1 продавца». */
  readonly isAnimate?: true;
}

/** A noun of a language with one plural: «1 seller», «2 sellers». */
export const createPlural = (one: string, other: string): Noun => ({ one, few: other, many: other });

/** A noun of a language that counts in the singular: «2 тауар». */
export const createInvariable = (noun: string): Noun => createPlural(noun, noun);
