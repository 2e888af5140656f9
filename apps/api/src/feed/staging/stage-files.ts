import type { ImportReading } from '@vitrina/contract';
import * as z from 'zod/mini';
import type { Analytics } from '../../analytics/analytics.ts';
import { hashContent } from '../publish/content-hash.ts';
import { exitCodes, FeedError } from '../../command/feed-error.ts';
import { IntakeError } from '../intake/intake-error.ts';
import { isStrictFile } from '../intake/is-strict-file.ts';
import type { Intake, RowNumbers } from '../intake/read-table.ts';
import type { FeedFile } from '../formats/feed-file.ts';
import { createFeedTables } from './feed-tables.ts';
import type { ExceedsMaxRejects } from './max-rejects.ts';
import { createProgressCounter, type OnProgress } from '../../command/progress.ts';
import { describeReason, listRejectReasons, type RejectReason } from './reject-reasons.ts';
import { writeRejects } from './write-rejects.ts';
import { canReadRejects } from './can-read-rejects.ts';
import { stageTable, stageFile, type StagedFile } from './stage-file.ts';
import { findStagedWeeks } from './staged-offers.ts';
import { dropStagingRows } from '../../analytics/schema/tables.ts';
import { readRows } from '../../analytics/read-rows.ts';

/** The staged files of a command. */
export interface StagedFiles extends ReadFiles {
  rejected: number;
  /** Path of the rejects file; undefined without rejects. */
  rejects: string | undefined;
  /** Reasons for rejected rows, most rows first. */
  reasons: readonly RejectReason[];
}

/** What a command needs to stage its files. */
export interface StagingRun {
  readonly analytics: Analytics;
  readonly feedFiles: readonly FeedFile[];
  /** Total size of the files, bytes. */
  readonly totalBytes: number;
  readonly firstSnapshot: number;
  readonly onProgress: OnProgress;
  /** Also reads tables; undefined takes only strict files. */
  readonly intake: Intake | undefined;
}

/** The rows of the files of a command. */
export interface ReadFiles {
  /** Hash of the contents of all files. */
  readonly content: string;
  /** Number of rows, without those left out. */
  readonly read: number;
  /** How the files were read that are not in the feed's own form. */
  readonly readings: readonly ImportReading[];
}

/** Drops the rows that a command has staged. */
const dropStaged = async ({ analytics, firstSnapshot }: StagingRun): Promise<void> => {
  const staged = await findStagedWeeks(analytics, firstSnapshot);
  await dropStagingRows(
    analytics,
    staged.map(({ snapshot }) => snapshot),
  );
  await createFeedTables(analytics);
};

/** Stages a strict file. Returns undefined if more of its rows may be readable as those of a table. */
const stageStrictFile = async (
  { analytics, intake, firstSnapshot }: StagingRun,
  file: FeedFile,
  index: number,
  onRead: (bytes: number) => void,
): Promise<StagedFile | undefined> => {
  const canReadMore = intake !== undefined;
  try {
    const staged = await stageFile(analytics, file, { index, firstSnapshot }, onRead);
    return canReadMore && (await canReadRejects(analytics, index)) ? undefined : staged;
  } catch (error) {
    if (canReadMore && error instanceof FeedError && error.exitCode === exitCodes.data) return undefined;
    throw error;
  }
};

/** A staged file, or everything that stands in its way. */
type Outcome = (StagedFile & { readonly reading?: ImportReading }) | IntakeError;

/** Stages a table; what a person has to decide is its outcome, so that the other files are read, too. */
const stageOtherFile = async (
  { analytics, firstSnapshot }: StagingRun,
  intake: Intake,
  file: FeedFile,
  index: number,
  numbers: RowNumbers,
  onRead: (bytes: number) => void,
): Promise<Outcome> => {
  try {
    return await stageTable(analytics, file, { index, firstSnapshot }, intake, numbers, onRead);
  } catch (error) {
    if (error instanceof IntakeError) return error;
    throw error;
  }
};

/** Stages each file; begins again where a strict file turns out to be readable as a table alone. */
const stageEach = async (run: StagingRun): Promise<readonly Outcome[]> => {
  const { analytics, feedFiles, totalBytes, intake, onProgress } = run;
  const startCounter = () => createProgressCounter('reading', totalBytes, onProgress);
  let onRead = startCounter();
  const staged = new Map<FeedFile, Outcome>();
  const others = new Map<FeedFile, RowNumbers>();
  if (intake)
    for (const file of feedFiles) if (!(await isStrictFile(analytics, file))) others.set(file, 'of file');
  while (staged.size < feedFiles.length) {
    const file = feedFiles.find((one) => !staged.has(one));
    if (!file) break;
    const index = feedFiles.indexOf(file) + 1;
    const numbers = others.get(file);
    const found =
      intake !== undefined && numbers !== undefined
        ? await stageOtherFile(run, intake, file, index, numbers, onRead)
        : await stageStrictFile(run, file, index, onRead);
    if (found) staged.set(file, found);
    else {
      others.set(file, 'after header');
      staged.clear();
      await dropStaged(run);
      onRead = startCounter();
    }
  }
  return [...staged.values()];
};

/**
 * Reads and checks all rows of the files. Strict files are read as such. Other files are read as tables, and so are strict
 * files of which refused rows are readable in that way. Throws IntakeError with what is to be decided of all tables.
 */
export const stageFiles = async (run: StagingRun): Promise<ReadFiles> => {
  await createFeedTables(run.analytics);
  const outcomes = await stageEach(run);
  const problems = outcomes.flatMap((one) => (one instanceof IntakeError ? one.problems : []));
  if (problems.length > 0) throw new IntakeError(problems);
  const all = outcomes.flatMap((one) => (one instanceof IntakeError ? [] : [one]));
  return {
    content: hashContent(all.map(({ hash }) => hash)),
    read: all.reduce((sum, { rows }) => sum + rows, 0),
    readings: all.flatMap(({ reading }) => reading ?? []),
  };
};

/** Writes the rejects file, if any row was rejected. Throws FeedError if `isTooMany` or if all rows were. */
export const checkRejects = async (
  analytics: Analytics,
  files: readonly FeedFile[],
  found: ReadFiles,
  dataDir: string,
  isTooMany: ExceedsMaxRejects,
): Promise<StagedFiles> => {
  const { content, read } = found;
  const [{ rejected } = { rejected: 0 }] = await readRows(
    analytics,
    z.object({ rejected: z.number() }),
    'SELECT count() AS rejected FROM feed_reject',
  );
  if (rejected === 0) return { ...found, rejected, rejects: undefined, reasons: [] };
  const rejects = await writeRejects(analytics, files, dataDir, content);
  const reasons = await listRejectReasons(analytics, files);
  const refuse = (problem: string) => {
    const described = reasons.map(describeReason).join('; ');
    return new FeedError('data', `${problem}: nothing is published; see ${rejects}. ${described}`);
  };
  if (isTooMany(rejected, read))
    throw refuse(`${rejected} of ${read} rows break a rule, more than --max-rejects allows`);
  if (rejected === read) throw refuse('Every row breaks a rule');
  return { ...found, rejected, rejects, reasons };
};
