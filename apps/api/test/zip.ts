import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of a test archive; all but name and content are lies or peculiarities. */
export interface ZipPart {
  readonly name: string;
  readonly content: string | Uint8Array;
  readonly crc?: number;
  readonly bytes?: number;
  readonly flags?: number;
  readonly method?: number;
  /** Offset of the local header that the directory names. */
  readonly offset?: number;
}

const u16 = (...values: number[]) => Buffer.from(new Uint16Array(values).buffer);
const u32 = (...values: number[]) => Buffer.from(new Uint32Array(values).buffer);

/** Directory of a zip64 archive: its record and the locator of the record at this offset. */
const zip64Ending = (count: number, size: number, offset: number, at: number) =>
  Buffer.concat([
    u32(0x06064b50, 44, 0),
    u16(45, 45),
    u32(0, 0, count, 0, count, 0, size, 0, offset, 0),
    u32(0x07064b50, 0, at, 0, 1),
  ]);

/** Returns a zip archive of these entries. */
export const makeZip = (parts: readonly ZipPart[], isZip64 = false): Buffer => {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, flags = 0x800, method = 8, ...lies } of parts) {
    const bytes = Buffer.from(content);
    const packed = method === 8 ? deflateRawSync(bytes) : bytes;
    const title = Buffer.from(name);
    const sizes = u32(lies.crc ?? crc32(bytes), packed.length, lies.bytes ?? bytes.length);
    const head = Buffer.concat([u16(45, flags, method, 0, 0), sizes, u16(title.length, 0)]);
    directory.push(u32(0x02014b50), u16(45), head, u16(0, 0, 0), u32(0, lies.offset ?? at), title);
    const local = Buffer.concat([u32(0x04034b50), head, title, packed]);
    locals.push(local);
    at += local.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const ending = isZip64 ? zip64Ending(parts.length, size, at, at + size) : Buffer.alloc(0);
  const count = isZip64 ? 0xffff : parts.length;
  const end = [u32(0x06054b50), u16(0, 0, count, count), u32(size, isZip64 ? 0xffffffff : at), u16(0)];
  return Buffer.concat([...locals, ...directory, ending, ...end]);
};
