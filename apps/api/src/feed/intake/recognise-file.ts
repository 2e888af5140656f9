import { basename } from 'node:path';
import { FeedError } from '../../command/feed-error.ts';
import type { FeedFile } from '../formats/feed-file.ts';
import { openFileSource } from '../formats/file-source.ts';
import { type FeedPath, openFeedFile } from '../formats/open-feed-file.ts';
import { openPackage } from '../workbook/package-kind.ts';

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

/** Whether the content of a file starts with a JSON object. */
const isJson = async (file: FeedFile): Promise<boolean> => {
  await using source = openFileSource(file);
  const { value } = await source.content.next();
  return /^\uFEFF?\s*\{/.test((value as Buffer | undefined)?.toString('utf8', 0, 1000) ?? '');
};

const readPackageKind = async (file: FeedPath) => {
  const found = await openPackage(file);
  await found?.archive[Symbol.asyncDispose]();
  return found?.kind;
};

/** Finds format and compression of a file by its content, whatever its name is. Throws FeedError if it cannot be read. */
export const recogniseFile = async (path: string, folder: string | undefined): Promise<FeedFile> => {
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
  return (await isJson(text)) ? { ...text, format: 'ndjson' } : text;
};
