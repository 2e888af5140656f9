import { FeedError } from '../../command/feed-error.ts';

/** Maximum length of a record in a text file, bytes. */
export const MAX_RECORD_BYTES = 1024 * 1024;

/** Maximum number of empty lines at the end of a text file. */
export const MAX_EMPTY_LINES = 1000;

/** Creates the error for an invalid structure at a row. */
export const createStructureError = (name: string, row: number, problem: string): FeedError =>
  new FeedError('data', `${name}, row ${row}: ${problem}; the file is refused and nothing is published`);

const [tab, lineFeed, carriageReturn, space, quote] = [9, 10, 13, 32, 34];

/** Parser states: before a value, in a value, in quotes, after the closing quote, after a CR there. */
const [beforeValue, inValue, inQuotes, afterQuote, afterReturn] = [0, 1, 2, 3, 4];

/** The form of a delimited text. */
export interface TextForm {
  /** Number of fields in each record. */
  readonly fields: number;
  /** The character that separates fields; a comma if absent. */
  readonly separator?: string;
  /** Whether an empty line between records is a record, too. */
  readonly hasEmptyRecords?: boolean;
  /** Records before these that count in the number of a row; 0 if absent. */
  readonly recordsBefore?: number;
}

/**
 * Checks the structure of a delimited text byte by byte: counts records and compares their number of fields with the
 * header's. A quote is special only at the start of a field, as in the engine's reader. Trailing empty lines are
 * ignored.
 */
export class CsvStructure {
  /** Number of complete records. */
  records = 0;
  readonly #name: string;
  readonly #separator: number;
  readonly #separators: number;
  readonly #hasEmptyRecords: boolean;
  readonly #recordsBefore: number;
  #state = beforeValue;
  #seenSeparators = 0;
  #emptyLines = 0;
  #length = 0;
  #last = lineFeed;

  constructor(name: string, form: TextForm) {
    const { fields, separator = ',', hasEmptyRecords = false, recordsBefore = 0 } = form;
    this.#name = name;
    this.#separator = separator.charCodeAt(0);
    this.#separators = fields - 1;
    this.#hasEmptyRecords = hasEmptyRecords;
    this.#recordsBefore = recordsBefore;
  }

  /** Reads the next bytes. Throws FeedError with the row whose structure is invalid. */
  read(bytes: Buffer): void {
    const { length } = bytes;
    const separator = this.#separator;
    let [state, separators, start, at] = [this.#state, this.#seenSeparators, -this.#length, 0];
    while (at < length) {
      if (state === inQuotes) {
        at = bytes.indexOf(quote, at) + 1;
        if (at === 0) break;
        state = afterQuote;
        continue;
      }
      let byte = bytes[at];
      if (state === inValue) {
        while (byte !== separator && byte !== lineFeed && ++at < length) byte = bytes[at];
        if (at === length) break;
      }
      at += 1;
      if (byte === separator) {
        separators += 1;
        state = beforeValue;
      } else if (byte === lineFeed) {
        const isEmpty =
          at - start === 1 || (at - start === 2 && (bytes[at - 2] ?? this.#last) === carriageReturn);
        this.#endRecord(at - start, separators, isEmpty);
        [state, separators, start] = [beforeValue, 0, at];
      } else state = this.#nextState(byte, state);
    }
    [this.#state, this.#seenSeparators, this.#length] = [state, separators, length - start];
    this.#last = bytes[length - 1] ?? this.#last;
    if (this.#length > MAX_RECORD_BYTES)
      this.#refuse('is longer than 1 MB, or a quote in it is never closed');
  }

  /** Ends the file. Throws FeedError if the last record is incomplete. */
  end(): void {
    if (this.#state === inQuotes) this.#refuse('has a quote that is never closed');
    if (this.#length === 0) return;
    this.#endRecord(this.#length, this.#seenSeparators, this.#length === 1 && this.#last === carriageReturn);
  }

  /** Returns the state after a byte that ends neither field nor record. */
  #nextState(byte: number | undefined, state: number): number {
    const isBlank = byte === space || byte === tab;
    if (state === beforeValue) return byte === quote ? inQuotes : isBlank ? beforeValue : inValue;
    if (state === afterQuote && byte === quote) return inQuotes;
    if (state === afterQuote && isBlank) return afterQuote;
    if (state === afterQuote && byte === carriageReturn) return afterReturn;
    return this.#refuse('has text after a closing quote');
  }

  #endRecord(length: number, separators: number, isEmpty: boolean): void {
    if (isEmpty) {
      this.#emptyLines += 1;
      if (this.#emptyLines > MAX_EMPTY_LINES) this.#refuse(`is one of over ${MAX_EMPTY_LINES} empty lines`);
      return;
    }
    if (this.#emptyLines > 0 && !this.#hasEmptyRecords) this.#refuse('is an empty line');
    this.records += this.#emptyLines;
    this.#emptyLines = 0;
    if (length > MAX_RECORD_BYTES) this.#refuse('is longer than 1 MB');
    if (separators !== this.#separators) {
      this.#refuse(`has ${separators + 1} fields where the header has ${this.#separators + 1}`);
    }
    this.records += 1;
  }

  #refuse(problem: string): never {
    throw createStructureError(this.#name, this.#recordsBefore + this.records + 1, problem);
  }
}
