import type { Sql } from '../report/sql.ts';

/** One statement of the build. Steps run as soon as the tables that they need are filled. */
export interface BuildStep {
  /** Table that the step fills; several steps may fill one table. */
  readonly table: string;
  /** Tables that the statement reads. */
  readonly needs: readonly string[];
  /** The rows of the table: a SELECT over `{snapshot:UInt32}`. */
  readonly sql: Sql;
}

/**
 * Sorts steps so that each comes after those that fill the tables it needs; otherwise keeps their order. `given`
 * tables are filled before the build. Throws for a table that no step fills, and for a cycle.
 */
export const sortSteps = (steps: readonly BuildStep[], given: readonly string[]): BuildStep[] => {
  const sorted: BuildStep[] = [];
  const waiting = new Set(steps);
  const isFilled = (table: string) =>
    given.includes(table) || sorted.some((step) => step.table === table)
      ? ![...waiting].some((step) => step.table === table)
      : false;
  while (waiting.size > 0) {
    const next = [...waiting].find(({ needs }) => needs.every(isFilled));
    if (!next) {
      const tables = [...waiting].map(({ table }) => table).join(', ');
      throw new Error(
        `The build steps of these tables need each other, or a table that no step fills: ${tables}`,
      );
    }
    waiting.delete(next);
    sorted.push(next);
  }
  return sorted;
};
