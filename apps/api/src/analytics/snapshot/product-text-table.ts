/** Name of the table with the product texts of a snapshot. */
export const productTextTable = (snapshot: number): string => `product_text_${snapshot}`;

/** Returns where the rows of a snapshot are stored: its partition of a shared table, or a table of their own. */
export const locateRows = (snapshot: number, table: string): { table: string; partition: string } =>
  table === 'product_text'
    ? { table: productTextTable(snapshot), partition: 'all' }
    : { table, partition: String(snapshot) };
