/**
 * Orders all columns for the chooser: shown columns in their order, each hidden one after the column it follows in
 * the table.
 * @param all columns in the table's own order
 */
export const orderAllColumns = (all: readonly string[], shown: readonly string[]): readonly string[] => {
  const order = [...shown];
  for (const [index, field] of all.entries())
    if (!order.includes(field)) order.splice(order.indexOf(all[index - 1] ?? '') + 1, 0, field);
  return order;
};

/** Moves a column by a number of positions, not beyond either end. */
export const moveColumn = (order: readonly string[], field: string, by: number): readonly string[] => {
  const others = order.filter((other) => other !== field);
  const position = Math.max(0, Math.min(others.length, order.indexOf(field) + by));
  return others.toSpliced(position, 0, field);
};
