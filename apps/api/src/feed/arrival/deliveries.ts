import { parseFeedFile } from '../formats/feed-file.ts';

/** The feed files of one ingest: a complete file or folder, with a mark `NAME.done` beside it. */
export interface Delivery {
  readonly name: string;
  /** Names that `receiveFiles` takes. */
  readonly files: readonly string[];
}

/** Outcome of the ingest of a delivery. */
export type DeliveryOutcome = 'taken' | 'refused';

/** A folder of this machine or of a bucket in which deliveries arrive. */
export interface Inbox {
  /** The folder of this machine that must contain the files; undefined if they are received first. */
  readonly folder: string | undefined;
  /** Lists the complete deliveries by name. A delivery whose file is missing has no files. */
  list: () => Promise<Delivery[]>;
  /** Replaces the mark of a delivery by one with its outcome, so that it is not taken again. */
  mark: (delivery: Delivery, outcome: DeliveryOutcome, text: string) => Promise<void>;
}

/** The suffix of a mark's name. */
export const MARK = '.done';

/** A mark names an entry of the folder. `.done` and `...done` would name the folder itself and its parent. */
export const isMark = (name: string): boolean => name.endsWith(MARK) && !name.startsWith('.');

/** Whether a file of this name in a delivery's folder is a feed file. */
export function isFeedFile(name: string): boolean {
  if (name.startsWith('.')) return false;
  try {
    parseFeedFile(name);
    return true;
  } catch {
    return false;
  }
}
