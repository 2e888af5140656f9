import { decodeEntities } from './xml-entities.ts';

/** Returns the value of an attribute by its name without prefix. */
export type GetAttribute = (name: string) => string | undefined;

/** Receives the elements of a document; names are without the prefix of the root element. */
export interface ElementReader {
  /** `attribute` may be called until `open` returns. */
  open(name: string, attribute: GetAttribute): void;
  text?(text: string): void;
  close?(name: string): void;
}

const MAX_DEPTH = 100;

const [BANG, QUOTE, APOSTROPHE, SLASH, COLON, LESS, EQUALS, GREATER, QUESTION] = [
  33, 34, 39, 47, 58, 60, 61, 62, 63,
];

/** What may stand beside elements, by its start, with its end. */
const sections = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

const isSpace = (code: number): boolean => code <= 32;

const createError = (what: string) => new Error(`its XML is not well-formed: ${what}`);

/**
 * Finds the elements of an XML document in chunks of its text. Throws Error if tags do not match and for a document
 * type (DTD), so that there are no entities but XML's own.
 */
export class XmlScanner {
  readonly #reader: ElementReader;
  /** Chunk that is read, with what was incomplete in the one before. */
  #xml = '';
  #hasEntities = false;
  readonly #names: string[] = [];
  #prefix: string | undefined;
  /** Offsets of the `=` and of the last quote of each attribute of the current tag. */
  readonly #equalSigns: number[] = [];
  readonly #valueEnds: number[] = [];
  #attributeCount = 0;

  constructor(reader: ElementReader) {
    this.#reader = reader;
  }

  /** Reads the complete tags and texts up to the end of a chunk. Returns the length of the rest. */
  write(chunk: string): number {
    this.#xml = this.#xml === '' ? chunk : this.#xml + chunk;
    this.#hasEntities = this.#xml.includes('&');
    let at = 0;
    for (let next = this.#readNext(0); next > at; next = this.#readNext(at)) at = next;
    this.#xml = this.#xml.slice(at);
    return this.#xml.length;
  }

  /** Throws Error if the document has not ended. */
  end(): void {
    if (this.#names.length > 0 || this.#prefix === undefined || this.#xml.trim() !== '')
      throw createError('it ends too early');
  }

  /** Reads a text and the tag after it. Returns the offset after the tag, or `from` if it is incomplete. */
  #readNext(from: number): number {
    const xml = this.#xml;
    const start = xml.charCodeAt(from) === LESS ? from : xml.indexOf('<', from);
    if (start < 0) return from;
    const kind = xml.charCodeAt(start + 1);
    if (kind === BANG || kind === QUESTION) return this.#readSection(from, start);
    const end = this.#findTagEnd(start + 1);
    if (end < 0) return from;
    if (start > from) this.#readText(from, start);
    if (kind === SLASH) this.#readClosingTag(start + 2, end);
    else this.#readOpeningTag(start + 1, end);
    return end + 1;
  }

  /** Finds the attributes of a tag. Returns the offset of the `>` after them, or -1 if the tag is incomplete. */
  #findTagEnd(from: number): number {
    const xml = this.#xml;
    this.#attributeCount = 0;
    for (let at = from; at < xml.length; at += 1) {
      const code = xml.charCodeAt(at);
      if (code === GREATER) return at;
      if (code === EQUALS) {
        const end = this.#findValueEnd(at + 1);
        if (end < 0) return -1;
        this.#equalSigns[this.#attributeCount] = at;
        this.#valueEnds[this.#attributeCount] = end;
        this.#attributeCount += 1;
        at = end;
      }
    }
    return -1;
  }

  /** Returns the offset of the quote after the value that begins with a quote at `from`, or -1. */
  #findValueEnd(from: number): number {
    const xml = this.#xml;
    const quote = xml.charCodeAt(from);
    if (quote !== QUOTE && quote !== APOSTROPHE && from < xml.length)
      throw createError('an attribute has no quotes');
    for (let at = from + 1; at < xml.length; at += 1) if (xml.charCodeAt(at) === quote) return at;
    return -1;
  }

  /** Returns a piece of the document with its entities decoded. */
  #slice(from: number, to: number): string {
    const text = this.#xml.slice(from, to);
    return this.#hasEntities ? decodeEntities(text) : text;
  }

  #readText(from: number, to: number): void {
    const text = this.#slice(from, to);
    if (this.#names.length > 0) this.#reader.text?.(text);
    else if (text.trim() !== '') throw createError('there is text outside of its root');
  }

  #readSection(from: number, start: number): number {
    const xml = this.#xml;
    if (xml.length < start + 9) return from;
    const [begin, close] = sections.find(([one]) => xml.startsWith(one, start)) ?? [];
    if (begin === undefined) throw new Error('it declares a document type (DTD), which no workbook does');
    const end = xml.indexOf(close, start + begin.length);
    if (end < 0) return from;
    this.#readText(from, start);
    if (close === ']]>') this.#reader.text?.(xml.slice(start + begin.length, end));
    return end + close.length;
  }

  #readClosingTag(from: number, end: number): void {
    const name = this.#xml.slice(from, end);
    if (name !== this.#names.at(-1) && name.trimEnd() !== this.#names.at(-1))
      throw createError(`</${name}> has no opening tag`);
    this.#close();
  }

  #readOpeningTag(from: number, end: number): void {
    const xml = this.#xml;
    const isEmpty = xml.charCodeAt(end - 1) === SLASH;
    const nameEnd = isEmpty ? end - 1 : end;
    let at = from;
    while (at < nameEnd && !isSpace(xml.charCodeAt(at))) at += 1;
    const name = xml.slice(from, at);
    if (this.#names.length === 0) {
      if (this.#prefix !== undefined) throw createError('it has two roots');
      this.#prefix = name.slice(0, name.indexOf(':') + 1);
    }
    if (this.#names.push(name) > MAX_DEPTH) throw new Error(`its elements are nested over ${MAX_DEPTH} deep`);
    this.#reader.open(this.#toLocal(name), this.#getAttribute);
    if (isEmpty) this.#close();
  }

  #close(): void {
    const name = this.#names.pop() ?? '';
    this.#reader.close?.(this.#toLocal(name));
  }

  #toLocal(name: string): string {
    const prefix = this.#prefix ?? '';
    return prefix !== '' && name.startsWith(prefix) ? name.slice(prefix.length) : name;
  }

  readonly #getAttribute: GetAttribute = (name) => {
    const xml = this.#xml;
    const lastCode = name.charCodeAt(name.length - 1);
    for (let index = 0; index < this.#attributeCount; index += 1) {
      const end = this.#equalSigns[index] ?? 0;
      const start = end - name.length;
      if (xml.charCodeAt(end - 1) !== lastCode || !xml.startsWith(name, start)) continue;
      const before = xml.charCodeAt(start - 1);
      if (isSpace(before) || before === COLON) return this.#slice(end + 2, this.#valueEnds[index] ?? 0);
    }
    return undefined;
  };
}
