import { FeedField } from '@vitrina/contract';
import * as texts from '#texts/import/fields';

/** Returns the name of a feed column, or of several: `product_kaspi_id or product_link`. */
export const getFieldName = (field: string): string => {
  const one = FeedField.safeParse(field).data;
  return one === undefined
    ? field.replaceAll(/[a-z_0-9]+/g, (word) => texts.names[word] ?? word)
    : texts.fields[one];
};
