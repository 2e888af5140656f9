import { basename } from 'node:path';
import { FeedError } from '../../command/feed-error.ts';
import { type FeedPath, openFeedFile } from '../formats/open-feed-file.ts';
import { type ZipArchive, openZipArchive } from './zip-archive.ts';

/** An open zip archive, and whether it is an Excel workbook (.xlsx) or holds other files. */
export interface Package {
  readonly kind: 'workbook' | 'zip';
  readonly archive: ZipArchive;
}

const zipMagics = ['504b0304', '504b0506'];
const oleMagic = 'd0cf11e0a1b11ae1';

/** Whether a file that begins with these bytes is a zip archive, or a file of an old Excel. */
export const isPackage = (start: Buffer): boolean =>
  zipMagics.includes(start.toString('hex', 0, 4)) || start.toString('hex', 0, 8) === oleMagic;

/** An OLE file has one of this name if it is a workbook with a password. */
const encryptedName = Buffer.from('EncryptedPackage', 'utf16le');

/** Returns bytes of a file; fewer at its end. */
const readBytes = async (file: FeedPath, at: number, length: number): Promise<Buffer> => {
  await using handle = await openFeedFile(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
};

/** Returns the reason why an OLE file is refused. `header` is its first sector, which says where its directory is. */
const explainOle = async (file: FeedPath, header: Buffer): Promise<string> => {
  const sectorBytes = 2 ** Math.min(header.readUInt16LE(30), 12);
  const directory = await readBytes(file, (header.readUInt32LE(48) + 1) * sectorBytes, 4096);
  return directory.includes(encryptedName)
    ? 'is protected by a password: open it in Excel, take the password off and save it again as .xlsx'
    : 'is a file of an old Excel (.xls): open it in Excel and save it as .xlsx';
};

/** Returns the reason why a zip archive of an office program is refused; undefined for other archives. */
const explainOffice = ({ entries }: ZipArchive): string | undefined => {
  if (entries.has('xl/workbook.bin'))
    return 'is a binary workbook (.xlsb): open it in Excel and save it as .xlsx';
  if (entries.has('mimetype') && entries.has('content.xml'))
    return 'is an OpenDocument file (.ods): open it in its program and save it as .xlsx';
  if (entries.has('index/document.iwa')) return 'is a file of Numbers: export it as .xlsx';
  return undefined;
};

/**
 * Opens a zip archive or an Excel workbook; undefined for a file that begins as neither. Throws FeedError for a
 * workbook of another format or with a password, and for a damaged or hostile archive.
 */
export const openPackage = async (file: FeedPath, maxBytes?: number): Promise<Package | undefined> => {
  const header = await readBytes(file, 0, 512);
  const refuse = (reason: string) => new FeedError('data', `${basename(file.path)} ${reason}`);
  if (header.length === 512 && header.toString('hex', 0, 8) === oleMagic)
    throw refuse(await explainOle(file, header));
  if (!zipMagics.includes(header.toString('hex', 0, 4))) return undefined;
  await using opened = new AsyncDisposableStack();
  const archive = opened.use(await openZipArchive(file, maxBytes));
  const reason = explainOffice(archive);
  if (reason !== undefined) throw refuse(reason);
  opened.move();
  return { kind: archive.entries.has('[content_types].xml') ? 'workbook' : 'zip', archive };
};
