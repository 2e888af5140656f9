/**
 * All of a table's columns in the order to choose from: those shown as they stand, each of the others
 * after the column that it follows in the table itself.
 * @param all the table's own order
 */
export const orderAllColumns = (all: readonly string[], shown: readonly string[]): readonly string[] => {
  const order = [...shown];
  for (const [place, field] of all.entries())
    if (!order.includes(field)) order.splice(order.indexOf(all[place - 1] ?? '') + 1, 0, field);
  return order;
};

/** The columns with one of them moved by so many places, not beyond either end. */
export const moveColumn = (order: readonly string[], field: string, by: number): readonly string[] => {
  const others = order.filter((other) => other !== field);
  const place = Math.max(0, Math.min(others.length, order.indexOf(field) + by));
  return others.toSpliced(place, 0, field);
};
