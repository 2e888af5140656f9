import type { DataDirs } from '../data/data-dirs.ts';
import type { VersionName } from '../market/week-versions.ts';

/** What can be killed. */
export type Victim = 'server' | 'engine' | 'command' | 'all';

/** Something that runs and is killed. */
export interface Operation {
  readonly name: string;
  readonly from: keyof DataDirs;
  /** Whether a server runs beside the command. Without a command the server's start is the operation. */
  readonly hasServer: boolean;
  /** Arguments of the command before its files. */
  readonly command?: readonly string[];
  readonly files: readonly VersionName[];
  /** What is published before and after the operation. */
  readonly before: readonly VersionName[];
  readonly after: readonly VersionName[];
  /** Whether the time until its end includes the wait for readers, in which little happens. */
  readonly waitsForReaders?: boolean;
  /** What the command says when it is run again after it has done its work; it is run again after the kill. */
  readonly saysDone?: RegExp;
}

/** Folder of the backup that an operation makes, below the folder beside the data directory. */
export const BACKUP = 'backup';

const old: readonly VersionName[] = ['44-old', '45-old', '46-old'];
const replaced: readonly VersionName[] = ['44-old', '45-new', '46-new'];

const ingestOperation = {
  from: 'base',
  command: ['ingest'],
  files: ['47-new'],
  before: old,
  after: [...old, '47-new'],
} as const;

const replaceOperation = {
  from: 'base',
  command: ['ingest', '--replace'],
  files: ['45-new', '46-new'],
  before: old,
  after: replaced,
} as const;

const unpublishOperation = {
  from: 'base',
  command: ['unpublish', '2026-W46'],
  files: [],
  before: old,
  after: ['44-old', '45-old'],
  saysDone: /is not a published week/,
} as const;

const start = { hasServer: true, files: [] } as const;

/** Every operation that the campaign kills. */
export const operations: readonly Operation[] = [
  { name: 'ingest', hasServer: false, ...ingestOperation },
  { name: 'ingest beside a server', hasServer: true, ...ingestOperation },
  { name: 'replace', hasServer: false, ...replaceOperation },
  { name: 'replace beside a server', hasServer: true, waitsForReaders: true, ...replaceOperation },
  {
    name: 'sweep by a command',
    from: 'unswept',
    hasServer: false,
    command: ['ingest', '--check'],
    files: ['47-new'],
    before: replaced,
    after: replaced,
  },
  { name: 'sweep by a start', from: 'unswept', before: replaced, after: replaced, ...start },
  { name: 'start', from: 'base', before: old, after: old, ...start },
  {
    name: 'recover',
    from: 'orphaned',
    hasServer: false,
    command: ['recover'],
    files: [],
    before: [],
    after: old,
  },
  { name: 'unpublish', hasServer: false, ...unpublishOperation },
  { name: 'unpublish beside a server', hasServer: true, waitsForReaders: true, ...unpublishOperation },
  {
    name: 'backup',
    from: 'base',
    hasServer: true,
    command: ['backup', BACKUP],
    files: [],
    before: old,
    after: old,
    saysDone: /is not empty/,
  },
  {
    name: 'restore',
    from: 'empty',
    hasServer: false,
    command: ['restore', '../backup'],
    files: [],
    before: [],
    after: old,
    saysDone: /has data/,
  },
];

/** Lists what can be killed during an operation. */
export const victimsOf = ({ hasServer, command }: Operation): readonly Victim[] => [
  ...(hasServer ? (['server'] as const) : []),
  'engine',
  ...(command ? (['command'] as const) : []),
  'all',
];
