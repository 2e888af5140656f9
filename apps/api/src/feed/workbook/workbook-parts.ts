import { posix } from 'node:path';
import { FeedError } from '../../command/feed-error.ts';
import { DateStyles } from './date-formats.ts';
import type { CellContext } from './sheet-rows.ts';
import { SharedStrings } from './shared-strings.ts';
import { readElements } from './xml-elements.ts';
import type { ElementReader } from './xml-scanner.ts';
import { type ZipArchive, type ZipEntry, toDataError } from './zip-archive.ts';

/** A sheet of a workbook and the part that has its cells. */
export interface SheetPart {
  readonly name: string;
  readonly isHidden: boolean;
  readonly entry: ZipEntry;
}

/** Maximum size of a part that is neither a sheet nor the shared strings, inflated. */
const MAX_PART_BYTES = 64 * 1024 ** 2;

/** Reads a part to its end. Throws FeedError if it is damaged or too large. */
const readPart = async (
  archive: ZipArchive,
  entry: ZipEntry,
  reader: ElementReader,
  maxBytes = MAX_PART_BYTES,
): Promise<void> => {
  try {
    if (entry.uncompressedSize > maxBytes) throw new Error('it is larger than 64 MB');
    for await (const _ of readElements(archive.read(entry), reader));
  } catch (error) {
    throw toDataError(`${archive.name}: ${entry.fileName} cannot be read`, error);
  }
};

interface Relationship {
  /** Last step of the type's address, which is another in strict files: `worksheet`, `sharedStrings`. */
  readonly type: string;
  readonly entry: ZipEntry;
}

/** Returns the parts that a part (the whole package for '') refers to, by id. */
const readRelationships = async (archive: ZipArchive, part: string): Promise<Map<string, Relationship>> => {
  const found = new Map<string, Relationship>();
  const folder = posix.dirname(part);
  const entry = archive.entries.get(
    posix.join(folder, '_rels', `${posix.basename(part)}.rels`).toLowerCase(),
  );
  if (!entry) return found;
  await readPart(archive, entry, {
    open(name, attribute) {
      const [id = '', type = '', target = ''] = ['Id', 'Type', 'Target'].map(attribute);
      const path = target.startsWith('/') ? target.slice(1) : posix.join(folder, target);
      const to = archive.entries.get(path.toLowerCase());
      if (name === 'Relationship' && to)
        found.set(id, { type: type.slice(type.lastIndexOf('/') + 1), entry: to });
    },
  });
  return found;
};

/** Reads the list of sheets and the date system. Sheets of charts, which have no cells, are left out. */
const readSheets = async (
  archive: ZipArchive,
  entry: ZipEntry,
  parts: ReadonlyMap<string, Relationship>,
): Promise<{ sheets: SheetPart[]; is1904: boolean }> => {
  const sheets: SheetPart[] = [];
  let is1904 = false;
  await readPart(archive, entry, {
    open(name, attribute) {
      if (name === 'workbookPr') is1904 = /^(1|true|on)$/.test(attribute('date1904') ?? '');
      if (name !== 'sheet') return;
      const id = attribute('id') ?? '';
      const part = parts.get(id);
      if (part?.type !== 'worksheet') return;
      sheets.push({
        name: attribute('name') ?? '',
        isHidden: (attribute('state') ?? 'visible') !== 'visible',
        entry: part.entry,
      });
    },
  });
  return { sheets, is1904 };
};

/** Reads everything of a workbook but its sheets' cells. Throws FeedError if it has no sheet or is damaged. */
export const readWorkbookParts = async (
  archive: ZipArchive,
): Promise<CellContext & { readonly sheets: readonly SheetPart[] }> => {
  const [main] = [...(await readRelationships(archive, '')).values()].filter(
    ({ type }) => type === 'officeDocument',
  );
  const parts = main
    ? await readRelationships(archive, main.entry.fileName)
    : new Map<string, Relationship>();
  const { sheets, is1904 } = main
    ? await readSheets(archive, main.entry, parts)
    : { sheets: [], is1904: false };
  if (sheets.length === 0)
    throw new FeedError('data', `${archive.name} is not an Excel workbook: it has no sheet with cells`);
  const strings = new SharedStrings();
  const dateStyles = new DateStyles();
  for (const { type, entry } of parts.values()) {
    if (type === 'sharedStrings') await readPart(archive, entry, strings, Number.POSITIVE_INFINITY);
    if (type === 'styles') await readPart(archive, entry, dateStyles);
  }
  return { sheets, is1904, strings, dateStyles };
};
