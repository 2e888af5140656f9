/**
 * Marks a text as SQL. It takes no `${}`: values travel as `{name:Type}` parameters, so a literal that
 * interpolates anything does not compile.
 */
export const sql = (literal: TemplateStringsArray, ...nothing: never[]): string =>
  String.raw(literal, ...nothing).trim();
