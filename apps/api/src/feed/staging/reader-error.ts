import { AnalyticsLimit } from '../../analytics/errors.ts';
import { FeedError } from '../../command/feed-error.ts';
import type { FeedFile } from '../formats/feed-file.ts';
import { cutQuote } from '../../command/printable.ts';

/** Maximum memory of the insert of a file. Ten million offers take 3.3 GB, all other memory of the engine included. */
export const MAX_MEMORY_BYTES = 4 * 1024 ** 3;

/** Maximum length of the engine's sentence in a message. */
const MAX_REASON_LENGTH = 200;

/** Cuts the sentence of the engine's reader at its first quotation mark, since it may quote values of the file. */
const cutReason = (reason: string): string => {
  const [said = ''] = /^[^'"`]*/.exec(reason) ?? [];
  return said.slice(0, MAX_REASON_LENGTH) + cutQuote(reason.slice(said.length));
};

/** Maps an error of the engine's file reader to a FeedError with the file, the row and the reader's sentence. */
export const toFileError = (file: FeedFile, error: unknown): unknown => {
  const message = error instanceof Error ? error.message : '';
  if (error instanceof AnalyticsLimit && message.startsWith('Query memory limit')) {
    const problem = `its values are too long, reading them takes more than ${MAX_MEMORY_BYTES / 1024 ** 3} GB of memory`;
    return new FeedError('data', `${file.name}: ${problem}; the file is refused and nothing is published`, {
      cause: error,
    });
  }
  if (!/InputFormat|Parquet/.test(message)) return error;
  const row = /\(at row (\d+)\)/.exec(message)?.[1];
  const [problem = ''] = message.split(/: (?=\()|\n/);
  const position = row === undefined ? file.name : `${file.name}, row ${row}`;
  return new FeedError(
    'data',
    `${position}: ${cutReason(problem)}; the file is refused and nothing is published`,
    {
      cause: error,
    },
  );
};

/** Creates the error for a file of which the engine read another number of rows than the reader here. */
export const createRowCountError = (file: FeedFile, expected: number, found: number): Error => {
  const problem = `${file.name} has ${expected} rows, and the engine read ${found}`;
  // The footer of a Parquet file may state a wrong count; the rows of other files are counted here.
  return file.format === 'parquet' ? new FeedError('data', problem) : new Error(problem);
};
