import { decodeEscapes } from './cell-values.ts';
import { MAX_TEXT_LENGTH } from './xml-elements.ts';

/** Collects the text of a cell or shared string from its runs; phonetic hints (`rPh`) are left out. */
export class StringItem {
  #text = '';
  #isOpen = false;
  #isPhonetic = false;

  start(): void {
    this.#text = '';
    this.#isOpen = false;
    this.#isPhonetic = false;
  }

  open(name: string): void {
    if (name === 'rPh') this.#isPhonetic = true;
    this.#isOpen = (name === 't' && !this.#isPhonetic) || name === 'v';
  }

  append(text: string): void {
    if (!this.#isOpen) return;
    this.#text += text;
    if (this.#text.length > MAX_TEXT_LENGTH) throw new Error('a text is longer than 1 MB');
  }

  close(name: string): void {
    this.#isOpen = false;
    if (name === 'rPh') this.#isPhonetic = false;
  }

  /** Text as stored. */
  get stored(): string {
    return this.#text;
  }

  /** Text with Excel's escapes decoded. */
  get text(): string {
    return decodeEscapes(this.#text);
  }
}
