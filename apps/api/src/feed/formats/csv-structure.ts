import { FeedError } from '../feed-error.ts';

/** The longest record of a text file, in bytes. */
export const MAX_RECORD_BYTES = 1024 * 1024;

/** What is wrong with the structure of a file, and at which of its rows: the file is refused whole. */
export const structureError = (name: string, row: number, what: string): FeedError =>
  new FeedError('data', `${name}, row ${row}: ${what}; the file is refused and nothing is published`);

const [tab, lineFeed, carriageReturn, space, quote, comma] = [9, 10, 13, 32, 34, 44];

/** Where a byte stands: before a value, in one, between quotes, after the closing quote, after a CR there. */
const [before, plain, quoted, closed, ended] = [0, 1, 2, 3, 4];

/**
 * Follows the structure of a CSV file byte by byte: where records end, and that each has as many fields as
 * the header. A quote counts only at the beginning of a field, as in the engine's reader. Empty lines at
 * the end of a file are no records.
 */
export class CsvStructure {
  /** Records that are complete. */
  records = 0;
  readonly #name: string;
  readonly #commas: number;
  #place = before;
  #seen = 0;
  #emptyLines = 0;
  #length = 0;
  #last = lineFeed;

  constructor(name: string, fields: number) {
    this.#name = name;
    this.#commas = fields - 1;
  }

  /** Reads on. Throws FeedFailure with the row where the structure breaks. */
  read(bytes: Buffer): void {
    const { length } = bytes;
    let [place, seen, start, at] = [this.#place, this.#seen, -this.#length, 0];
    while (at < length) {
      if (place === quoted) {
        at = bytes.indexOf(quote, at) + 1;
        if (at === 0) break;
        place = closed;
        continue;
      }
      let byte = bytes[at];
      if (place === plain) {
        while (byte !== comma && byte !== lineFeed && ++at < length) byte = bytes[at];
        if (at === length) break;
      }
      at += 1;
      if (byte === comma) {
        seen += 1;
        place = before;
      } else if (byte === lineFeed) {
        const isEmpty =
          at - start === 1 || (at - start === 2 && (bytes[at - 2] ?? this.#last) === carriageReturn);
        this.#endRecord(at - start, seen, isEmpty);
        [place, seen, start] = [before, 0, at];
      } else place = this.#placeAfter(byte, place);
    }
    [this.#place, this.#seen, this.#length] = [place, seen, length - start];
    this.#last = bytes[length - 1] ?? this.#last;
    if (this.#length > MAX_RECORD_BYTES)
      this.#refuse('is longer than 1 MB, or a quote in it is never closed');
  }

  /** The end of the file. */
  end(): void {
    if (this.#place === quoted) this.#refuse('has a quote that is never closed');
    if (this.#length === 0) return;
    this.#endRecord(this.#length, this.#seen, this.#length === 1 && this.#last === carriageReturn);
  }

  /** The place after a byte that ends neither field nor record. */
  #placeAfter(byte: number | undefined, place: number): number {
    const isBlank = byte === space || byte === tab;
    if (place === before) return byte === quote ? quoted : isBlank ? before : plain;
    if (place === closed && byte === quote) return quoted;
    if (place === closed && isBlank) return closed;
    if (place === closed && byte === carriageReturn) return ended;
    return this.#refuse('has text after a closing quote');
  }

  #endRecord(length: number, commas: number, isEmpty: boolean): void {
    if (isEmpty) {
      this.#emptyLines += 1;
      return;
    }
    if (this.#emptyLines > 0) this.#refuse('is an empty line');
    if (length > MAX_RECORD_BYTES) this.#refuse('is longer than 1 MB');
    if (commas !== this.#commas) {
      this.#refuse(`has ${commas + 1} fields where the header has ${this.#commas + 1}`);
    }
    this.records += 1;
  }

  #refuse(what: string): never {
    throw structureError(this.#name, this.records + 1, what);
  }
}
