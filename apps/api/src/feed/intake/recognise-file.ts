import { basename } from 'node:path';
import { FeedError } from '../../command/feed-error.ts';
import type { FeedFile } from '../formats/feed-file.ts';
import { openFileSource } from '../formats/file-source.ts';
import { type FeedPath, openFeedFile } from '../formats/open-feed-file.ts';
import { IntakeError } from './intake-error.ts';
import { isPackage, openPackage } from '../workbook/package-kind.ts';

const signatures = {
  gz: Buffer.from([0x1f, 0x8b]),
  zst: Buffer.from([0x28, 0xb5, 0x2f, 0xfd]),
  parquet: Buffer.from('PAR1'),
} as const;

const startsWith = (bytes: Buffer, signature: Buffer) =>
  bytes.subarray(0, signature.length).equals(signature);

const readFirstBytes = async (path: string, folder: string | undefined): Promise<Buffer> => {
  await using handle = await openFeedFile({ path, folder });
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(8), 0, 8, 0);
  return buffer.subarray(0, bytesRead);
};

const isUtf16 = (bytes: Buffer): boolean => ['fffe', 'feff'].includes(bytes.toString('hex', 0, 2));

/** Whether the content of a text begins with a JSON object. Throws IntakeError if it is no text. */
const isJson = (name: string, start: Buffer): boolean => {
  if (start.includes(0) && !isUtf16(start)) {
    const message = 'is no table; give a workbook (.xlsx), a text, NDJSON or Parquet';
    throw new IntakeError([{ kind: 'no-table', file: name, header: null, field: null, message }]);
  }
  return /^\uFEFF?\s*\{/.test(start.toString('utf8', 0, 1000));
};

const readContentStart = async (file: FeedFile): Promise<Buffer> => {
  await using source = openFileSource(file);
  const { value } = await source.content.next();
  return (value as Buffer | undefined) ?? Buffer.alloc(0);
};

const readPackageKind = async (file: FeedPath) => {
  const found = await openPackage(file);
  await found?.archive[Symbol.asyncDispose]();
  return found?.kind;
};

/** Recognises the content of a packed file that can be read from disk only. */
const recogniseUnpacked = async (packed: FeedFile, unpack: Unpack): Promise<FeedFile> => {
  const { path, folder, name } = packed;
  const file = { path: await unpack(packed), name, compression: undefined, packed: { path, folder } };
  const kind = await readPackageKind(file);
  if (kind === 'zip')
    throw new FeedError('data', `${name} has an archive in it; pack the table itself, or unpack it`);
  return { ...file, format: kind === 'workbook' ? 'xlsx' : 'parquet' };
};

/** Unpacks a file; returns the path of its content. */
export type Unpack = (file: FeedFile) => Promise<string>;

/**
 * Finds format and compression of a file by its content, whatever its name is. Packed workbooks and Parquet files are
 * unpacked. Throws FeedError if it is no table, or cannot be read.
 */
export const recogniseFile = async (
  path: string,
  folder: string | undefined,
  unpack: Unpack,
): Promise<FeedFile> => {
  const start = await readFirstBytes(path, folder);
  const name = basename(path);
  if (start.length === 0) throw new FeedError('data', `${name} is empty`);
  const file = { path, folder, name, compression: undefined };
  const kind = await readPackageKind(file);
  if (kind === 'workbook') return { ...file, format: 'xlsx' };
  if (startsWith(start, signatures.parquet)) return { ...file, format: 'parquet' };
  const packed = (['gz', 'zst'] as const).find((one) => startsWith(start, signatures[one]));
  const compression = kind === 'zip' ? 'zip' : packed;
  const text: FeedFile = { ...file, format: 'csv', compression };
  const content = await readContentStart(text);
  if (compression !== undefined && (isPackage(content) || startsWith(content, signatures.parquet)))
    return recogniseUnpacked(text, unpack);
  return isJson(name, content) ? { ...text, format: 'ndjson' } : text;
};
