import { toDateText, toIsoDateText, toNumberText } from './cell-values.ts';
import type { DateStyles } from './date-formats.ts';
import type { SharedStrings } from './shared-strings.ts';
import { StringItem } from './string-item.ts';
import type { ElementReader, GetAttribute } from './xml-scanner.ts';

/** The limits of a sheet in Excel. */
const MAX_ROWS = 1_048_576;
const MAX_COLUMNS = 16_384;

/**
 * A gap between cells is wide from this number of columns. The wide gaps of a sheet are limited to a number of cells,
 * because each cell takes time and memory and no byte of the file.
 */
const WIDE_GAP = 100;
const MAX_WIDE_GAP_CELLS = 20_000_000;

/** Number of dates whose texts are kept. */
const MAX_DATES = 1000;

/** Returns the column of a cell reference: 1 for A7, NaN without one. */
const parseColumn = (reference: string): number => {
  let column = 0;
  let at = 0;
  for (; at < 4; at += 1) {
    const letter = reference.charCodeAt(at) - 64;
    if (!(letter >= 1 && letter <= 26)) break;
    column = column * 26 + letter;
  }
  return at === 0 ? Number.NaN : column;
};

const formatColumn = (column: number): string =>
  column > 26
    ? formatColumn(Math.floor((column - 1) / 26)) + formatColumn(((column - 1) % 26) + 1)
    : String.fromCharCode(64 + column);

/** What the cells of a workbook refer to. */
export interface CellContext {
  readonly strings: SharedStrings;
  readonly dateStyles: DateStyles;
  readonly is1904: boolean;
}

/** Turns the elements of a sheet into rows of texts. */
export class SheetRows implements ElementReader {
  readonly #context: CellContext;
  readonly #item = new StringItem();
  #rows: string[][] = [];
  #row: string[] = [];
  #rowNumber = 0;
  /** Number of blank rows since the last one with a value. */
  #blankRows = 0;
  #column = 0;
  #type = '';
  #style = 0;
  #isInCell = false;
  #errorCells = 0;
  #wideGapCells = 0;
  /** Texts of dates by stored number: most rows have one of a few days. */
  readonly #dates = new Map<string, string>();

  constructor(context: CellContext) {
    this.#context = context;
  }

  /** Name of the cell that is read, such as B7. */
  get place(): string {
    return `${this.#column > 0 ? formatColumn(this.#column) : 'A'}${Math.max(this.#rowNumber, 1)}`;
  }

  /** Returns the rows since the last call. Blank rows at the end of the sheet are left out. */
  take(): string[][] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  /** Returns the number of error cells since the last call. */
  takeErrorCells(): number {
    const count = this.#errorCells;
    this.#errorCells = 0;
    return count;
  }

  open(name: string, attribute: GetAttribute): void {
    if (this.#isInCell) this.#item.open(name);
    else if (name === 'c') this.#openCell(attribute);
    else if (name === 'row') this.#openRow(attribute('r'));
  }

  text(text: string): void {
    if (this.#isInCell) this.#item.append(text);
  }

  close(name: string): void {
    if (name === 'c') this.#closeCell();
    else if (this.#isInCell) this.#item.close(name);
    else if (name === 'row') this.#closeRow();
  }

  #openRow(reference: string | undefined): void {
    const number = reference === undefined ? this.#rowNumber + 1 : Number(reference);
    if (!(number > this.#rowNumber)) throw new Error(`row ${reference} comes after row ${this.#rowNumber}`);
    if (!(number <= MAX_ROWS)) throw new Error(`row ${number} is beyond the last row of Excel, ${MAX_ROWS}`);
    this.#blankRows += number - this.#rowNumber - 1;
    this.#rowNumber = number;
    this.#column = 0;
    this.#row = [];
  }

  #closeRow(): void {
    if (this.#row.length === 0) {
      this.#blankRows += 1;
      return;
    }
    for (; this.#blankRows > 0; this.#blankRows -= 1) this.#rows.push([]);
    this.#rows.push(this.#row);
  }

  #openCell(attribute: GetAttribute): void {
    const reference = attribute('r');
    const column = reference === undefined ? this.#column + 1 : parseColumn(reference);
    if (!(column > this.#column)) throw new Error(`cell ${reference} comes after cell ${this.place}`);
    if (column > MAX_COLUMNS) throw new Error(`cell ${reference} is beyond the last column of Excel, XFD`);
    this.#column = column;
    this.#type = attribute('t') ?? 'n';
    this.#style = Number(attribute('s') ?? 0);
    this.#isInCell = true;
    this.#item.start();
  }

  #closeCell(): void {
    this.#isInCell = false;
    const value = this.#readValue();
    if (value === '') return;
    this.#fillGap(this.#column - 1);
    this.#row.push(value);
  }

  /** Lengthens the row by empty cells to this length. */
  #fillGap(length: number): void {
    const first = this.#row.length;
    if (length - first > WIDE_GAP) this.#wideGapCells += length - first;
    if (this.#wideGapCells > MAX_WIDE_GAP_CELLS)
      throw new Error(`it has over ${MAX_WIDE_GAP_CELLS} empty cells in gaps of over ${WIDE_GAP} columns`);
    if (length === first) return;
    this.#row.length = length;
    this.#row.fill('', first);
  }

  #readValue(): string {
    const { stored } = this.#item;
    if (this.#type === 'e') this.#errorCells += 1;
    if (stored === '' || this.#type === 'e') return '';
    if (this.#type === 's') return this.#context.strings.get(Number(stored));
    if (this.#type === 'b') return stored === '1' || stored === 'true' ? 'TRUE' : 'FALSE';
    if (this.#type === 'd') return toIsoDateText(stored);
    if (this.#type !== 'n') return this.#item.text;
    return this.#context.dateStyles.has(this.#style) ? this.#readDate(stored) : toNumberText(stored);
  }

  #readDate(stored: string): string {
    const known = this.#dates.get(stored);
    if (known !== undefined) return known;
    if (this.#dates.size === MAX_DATES) this.#dates.clear();
    const text = toDateText(stored, this.#context.is1904);
    this.#dates.set(stored, text);
    return text;
  }
}
