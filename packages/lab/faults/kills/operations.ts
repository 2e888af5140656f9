import type { DataDirs } from '../data-dirs.ts';
import type { VersionName } from '../market/week-versions.ts';

/** Processes that can be killed. */
export type Victim = 'server' | 'engine' | 'command' | 'all';

/** An operation during which processes are killed. */
export interface Operation {
  readonly name: string;
  readonly from: keyof DataDirs;
  /** Whether a server runs beside the command. */
  readonly hasServer: boolean;
  /** Arguments of the command before its files; empty if the operation is the server's start. */
  readonly command: readonly string[];
  readonly files: readonly VersionName[];
  /** Published versions before and after the operation. */
  readonly before: readonly VersionName[];
  readonly after: readonly VersionName[];
  /** Message of a repeated command whose work was already done. */
  readonly saysDone?: RegExp;
  /** A further command that completes the repeated operation. */
  readonly ending?: readonly string[];
  /** Whether it is repeated before a server starts. */
  readonly isFinishedFirst?: boolean;
  /** Whether the outcome is a backup, in the folder beside the data directory. */
  readonly isBackup?: boolean;
}

const old: readonly VersionName[] = ['44-old', '45-old', '46-old'];
const replaced: readonly VersionName[] = ['44-old', '45-new', '46-new'];

/** An operation that leaves the weeks of a data directory unchanged. */
const usual = { from: 'base', hasServer: false, command: [], files: [], before: old, after: old } as const;
const sweep = { ...usual, from: 'unswept', before: replaced, after: replaced } as const;

/** Operations killed alone, and again beside a server. */
const changes: readonly Operation[] = [
  { ...usual, name: 'ingest', command: ['ingest'], files: ['47-new'], after: [...old, '47-new'] },
  {
    ...usual,
    name: 'replace',
    command: ['ingest', '--replace'],
    files: ['45-new', '46-new'],
    after: replaced,
  },
  {
    ...usual,
    name: 'unpublish',
    command: ['unpublish', '2026-W46'],
    after: ['44-old', '45-old'],
    saysDone: /is not a published week/,
    // A week only in the engine's log is named at the start; discarding it completes the operation.
    ending: ['discard', '--all'],
  },
];

/** Every operation that the campaign kills. */
export const operations: readonly Operation[] = [
  ...changes,
  ...changes.map((change) => ({ ...change, name: `${change.name} beside a server`, hasServer: true })),
  { ...sweep, name: 'sweep by a command', command: ['ingest', '--check'], files: ['47-new'] },
  { ...sweep, name: 'sweep by a start', hasServer: true },
  { ...usual, name: 'start', hasServer: true },
  { ...usual, name: 'recover', from: 'orphaned', command: ['recover'], before: [] },
  {
    ...usual,
    name: 'backup',
    hasServer: true,
    command: ['backup', 'backup'],
    saysDone: /is not empty/,
    isBackup: true,
  },
  {
    ...usual,
    name: 'restore',
    from: 'empty',
    command: ['restore', '../backup'],
    before: [],
    saysDone: /has data/,
    isFinishedFirst: true,
  },
];

/** Lists the processes that can be killed during an operation. */
export const listVictims = ({ hasServer, command }: Operation): readonly Victim[] => [
  ...(hasServer ? (['server'] as const) : []),
  'engine',
  ...(command.length > 0 ? (['command'] as const) : []),
  'all',
];
