import { FeedError } from '../../command/feed-error.ts';
import type { FeedPath } from '../formats/open-feed-file.ts';
import { openZipArchive, type ZipArchive } from './zip-archive.ts';

/** The one file in a zip archive. */
export interface ZippedFile {
  /** Its name without folders, for messages. */
  readonly name: string;
  /** Its size, inflated. */
  readonly bytes: number;
  /** Its content. Throws FeedError if the archive is damaged. */
  readonly content: AsyncGenerator<Buffer>;
}

/** What macOS and Windows add to archives. */
const isAddedBySystem = (name: string) =>
  /^__macosx\/|(^|\/)(\.ds_store|thumbs\.db|desktop\.ini)$/.test(name);

/** Returns the one file of an archive. Throws FeedError if it has none or several. */
export const findZippedFile = (archive: ZipArchive): ZippedFile => {
  const [entry, ...others] = [...archive.entries]
    .filter(([name]) => !isAddedBySystem(name))
    .map(([, found]) => found);
  if (!entry) throw new FeedError('data', `${archive.name} has no file in it`);
  if (others.length > 0)
    throw new FeedError(
      'data',
      `${archive.name} has ${others.length + 1} files in it; pack each file into a zip of its own, or unpack them`,
    );
  return {
    name: entry.fileName.slice(entry.fileName.lastIndexOf('/') + 1),
    bytes: entry.uncompressedSize,
    content: archive.read(entry),
  };
};

/** Reads the one file of an archive. Throws FeedError if it has none or several, or if it is damaged. */
export async function* readZippedFile(file: FeedPath): AsyncGenerator<Buffer> {
  await using archive = await openZipArchive(file);
  yield* findZippedFile(archive).content;
}
