import { basename } from 'node:path';
import { FeedError } from '../../command/feed-error.ts';

/** A feed file with the format and compression of its name. */
export interface FeedFile {
  readonly path: string;
  /** The watched folder that must contain the file, without links; undefined for a file named by a person. */
  readonly folder?: string | undefined;
  /** Base name, used in messages and in the rejects file. */
  readonly name: string;
  readonly format: 'csv' | 'ndjson' | 'parquet' | 'xlsx';
  readonly compression: 'gz' | 'zst' | 'zip' | undefined;
  /** The file as it was given, if `path` is its unpacked content. */
  readonly packed?: Pick<FeedFile, 'path' | 'folder'>;
}

const formats = { csv: 'csv', ndjson: 'ndjson', jsonl: 'ndjson', parquet: 'parquet' } as const;

const isFormat = (ending: string): ending is keyof typeof formats => Object.hasOwn(formats, ending);

/** Parses a file's format and compression from its name. Throws FeedError (usage) if they are unknown. */
export const parseFeedFile = (path: string): FeedFile => {
  const name = basename(path);
  const [, ending = '', compression] = /\.(\w+?)(?:\.(gz|zst))?$/i.exec(name.toLowerCase()) ?? [];
  if (!isFormat(ending) || (ending === 'parquet' && compression !== undefined)) {
    throw new FeedError(
      'usage',
      `${path} is not a feed file: its name has to end in .csv, .ndjson or .jsonl (also with .gz or .zst after it) or in .parquet`,
    );
  }
  return {
    path,
    name,
    format: formats[ending],
    compression: compression === 'gz' || compression === 'zst' ? compression : undefined,
  };
};
