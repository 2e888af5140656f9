/** A formula's first character at the start of a text or after a separator of any locale. */
const formulaStart = /(^|[,;\t|\r\n])([\s"\p{Cc}]*)(?=[=+\-@＝＋－＠])/gu;

/** Puts an apostrophe before each text that a spreadsheet of any locale could run as a formula. */
export const escapeFormulas = (text: string): string =>
  text.replaceAll(formulaStart, "$1$2'").replace(/^(?=[\t\r])/, "'");

/** Quotes a cell of a file separated by semicolons where it has to be. */
export const quoteCell = (text: string): string =>
  /[";\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
