import type { ElementReader, GetAttribute } from './xml-scanner.ts';

/** Ids of the number formats that every Excel has and that show a day; 27–36 and 50–58 in East Asian ones. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** Returns true for a number format that shows a day, month or year; false for one of a time alone. */
const isDateFormat = (code: string): boolean => {
  const [format = ''] = code.replace(/"[^"]*"|\[[^\]]*\]|[\\_*]./g, '').split(';');
  return /[dy]/i.test(format) || (/m/i.test(format) && !/[hs]/i.test(format));
};

/** Reads from a styles part which cell styles show dates. */
export class DateStyles implements ElementReader {
  readonly #formats = new Map<number, boolean>();
  readonly #styles: boolean[] = [];
  #isInCellStyles = false;

  open(name: string, attribute: GetAttribute): void {
    if (name === 'numFmt')
      this.#formats.set(Number(attribute('numFmtId')), isDateFormat(attribute('formatCode') ?? ''));
    else if (name === 'cellXfs') this.#isInCellStyles = true;
    else if (name === 'xf' && this.#isInCellStyles) {
      const id = Number(attribute('numFmtId') ?? 0);
      this.#styles.push(this.#formats.get(id) ?? isBuiltInDate(id));
    }
  }

  close(name: string): void {
    if (name === 'cellXfs') this.#isInCellStyles = false;
  }

  /** Returns true if the cell style of this index (attribute `s`) shows a date. */
  has(style: number): boolean {
    return this.#styles[style] ?? false;
  }
}
