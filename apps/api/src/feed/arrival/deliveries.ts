import { parseFeedFile } from '../formats/feed-file.ts';

/** The feed files of one ingest: a file or a folder that has a mark beside it, `NAME.done`, because it is complete. */
export interface Delivery {
  readonly name: string;
  /** Names that `receiveFiles` takes. */
  readonly files: readonly string[];
}

/** What became of a delivery. */
export type DeliveryOutcome = 'taken' | 'refused';

/** Where deliveries arrive: a folder of this machine or of a bucket. */
export interface Inbox {
  /** The folder of this machine that its files have to be in; undefined if they are received first. */
  readonly folder: string | undefined;
  /** Lists the complete deliveries by name; one whose file is missing has no files. */
  list: () => Promise<Delivery[]>;
  /** Replaces the mark of a delivery by one that says what became of it, so that it is not taken again. */
  mark: (delivery: Delivery, outcome: DeliveryOutcome, text: string) => Promise<void>;
}

/** The end of the name of a mark. */
export const MARK = '.done';

/** Marks name an entry of the folder: `.done` and `...done` would name the folder itself and the one above. */
export const isMark = (name: string): boolean => name.endsWith(MARK) && !name.startsWith('.');

/** Whether a name in a delivery's folder is of a file that an ingest reads. */
export function isFeedFile(name: string): boolean {
  if (name.startsWith('.')) return false;
  try {
    parseFeedFile(name);
    return true;
  } catch {
    return false;
  }
}
