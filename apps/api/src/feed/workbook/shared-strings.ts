import { StringItem } from './string-item.ts';
import type { ElementReader } from './xml-scanner.ts';

/** Texts are kept outside of the JavaScript heap in blocks of this size; none crosses a block. */
const BLOCK_BYTES = 16 * 1024 ** 2;

/** Maximum size of the shared texts of a workbook, with 8 bytes for each. */
const MAX_BYTES = 512 * 1024 ** 2;

/** Number of decoded texts that are kept; a power of two. */
const CACHE_SIZE = 2 ** 14;

/** The shared strings of a workbook by index, as bytes: a million titles take about as many bytes as in UTF-8. */
export class SharedStrings implements ElementReader {
  readonly #blocks: Buffer[] = [];
  #starts = new Uint32Array(1024);
  #lengths = new Uint32Array(1024);
  #count = 0;
  #end = 0;
  readonly #item = new StringItem();
  readonly #cachedIndexes = new Int32Array(CACHE_SIZE).fill(-1);
  readonly #cachedTexts: string[] = Array.from({ length: CACHE_SIZE }, () => '');

  open(name: string): void {
    if (name === 'si') this.#item.start();
    this.#item.open(name);
  }

  text(text: string): void {
    this.#item.append(text);
  }

  close(name: string): void {
    this.#item.close(name);
    if (name === 'si') this.#add(Buffer.from(this.#item.text));
  }

  /** Returns the text of an index. Throws Error if there is none. */
  get(index: number): string {
    const place = index & (CACHE_SIZE - 1);
    if (this.#cachedIndexes[place] === index) return this.#cachedTexts[place] ?? '';
    const block = this.#blocks[Math.floor((this.#starts[index] ?? 0) / BLOCK_BYTES)];
    if (!(index >= 0 && index < this.#count) || !block) throw new Error(`there is no shared string ${index}`);
    const start = (this.#starts[index] ?? 0) % BLOCK_BYTES;
    const text = block.toString('utf8', start, start + (this.#lengths[index] ?? 0));
    this.#cachedIndexes[place] = index;
    this.#cachedTexts[place] = text;
    return text;
  }

  #add(bytes: Buffer): void {
    if (this.#end + bytes.length + this.#count * 8 > MAX_BYTES)
      throw new Error('its texts have over 512 MB; split the table into several files');
    const free = this.#blocks.length * BLOCK_BYTES - this.#end;
    if (bytes.length >= free) {
      this.#end = this.#blocks.length * BLOCK_BYTES;
      this.#blocks.push(Buffer.allocUnsafeSlow(BLOCK_BYTES));
    }
    this.#blocks.at(-1)?.set(bytes, this.#end % BLOCK_BYTES);
    if (this.#count === this.#starts.length) this.#grow();
    this.#starts[this.#count] = this.#end;
    this.#lengths[this.#count] = bytes.length;
    this.#count += 1;
    this.#end += bytes.length;
  }

  #grow(): void {
    const enlarge = (from: Uint32Array) => {
      const to = new Uint32Array(from.length * 2);
      to.set(from);
      return to;
    };
    this.#starts = enlarge(this.#starts);
    this.#lengths = enlarge(this.#lengths);
  }
}
