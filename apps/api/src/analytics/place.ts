/** The table with the texts of a load's products. */
export const textsOf = (load: number): string => `product_text_${load}`;

/** Where the rows of a load are that belong to a report table: in its partition there, or in a table of their own. */
export const placeOf = (load: number, table: string): { table: string; partition: string } =>
  table === 'product_text' ? { table: textsOf(load), partition: 'all' } : { table, partition: String(load) };
