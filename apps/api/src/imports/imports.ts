import { readFile } from 'node:fs/promises';
import type {
  FilePartBody,
  Import,
  ImportMapping,
  ImportRejects,
  Imports,
  NewImportBody,
} from '@vitrina/contract';
import { MAX_PART_BYTES } from '@vitrina/contract';
import { ContractError } from '@vitrina/contract/serving';
import type * as z from 'zod/mini';
import type { UserActor } from '../store/trail-events.ts';
import type { ImportFiles } from './import-files.ts';
import type { ImportJob } from './import-job.ts';
import { getRunningState, type HeldImport, type RunDeps, runImport } from './run-import.ts';
import { toIntakeOptions } from './to-intake-options.ts';

/** Time after the last call about an import until it is deleted, ms. */
const IDLE_MS = 24 * 60 * 60 * 1000;

/** Names that no file on disk may have. */
const isNoName = /^\.{1,2}$|\p{Cc}/u;

/** Dependencies of imports. */
export interface ImportDeps extends RunDeps {
  readonly files: ImportFiles;
  /** Maximum total size of the files of one import, bytes. */
  readonly maxBytes: number;
  readonly now: () => Date;
  readonly createId: () => string;
}

const isDiskFull = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOSPC';

const refuse = (reason: 'import-too-large' | 'import-busy' | 'import-incomplete') =>
  new ContractError('VALIDATION_ERROR', { reason });

/**
 * The imports of this process, one of each person. Their state is in memory and ends with the process; their jobs run
 * one after the other.
 */
export class HeldImports {
  readonly #deps: ImportDeps;
  readonly #byUser = new Map<string, HeldImport>();
  #lastJob: Promise<void> = Promise.resolve();
  /** Number of jobs that run or wait. */
  #jobsCount = 0;

  constructor(deps: ImportDeps) {
    this.#deps = deps;
  }

  /** Lists the imports of a person. */
  list(userId: string): Imports {
    const held = this.#byUser.get(userId);
    return { imports: held ? [held.view] : [], maxBytes: this.#deps.maxBytes };
  }

  /** Finds an import of a person. Throws ContractError IMPORT_NOT_FOUND. */
  find(userId: string, id: string): HeldImport {
    const held = this.#byUser.get(userId);
    if (held?.view.id !== id) throw new ContractError('IMPORT_NOT_FOUND');
    held.touchedAt = this.#deps.now().getTime();
    return held;
  }

  /** Begins an import in place of an earlier one that does not run. Throws ContractError VALIDATION_ERROR. */
  async create(userId: string, { files }: z.output<typeof NewImportBody>): Promise<Import> {
    const { maxBytes, now, createId } = this.#deps;
    if (files.some(({ name }) => isNoName.test(name)))
      throw new ContractError('VALIDATION_ERROR', { fields: ['files'] });
    const size = files.reduce((sum, file) => sum + file.size, 0);
    if (size > maxBytes) throw refuse('import-too-large');
    const earlier = this.#byUser.get(userId);
    if (earlier?.running) throw refuse('import-busy');
    const view: Import = {
      id: createId(),
      state: 'receiving',
      createdAt: now().toISOString(),
      files: files.map((file) => ({ ...file, receivedBytes: 0 })),
      progress: null,
      readings: [],
      problems: [],
      report: null,
    };
    const held: HeldImport = {
      view,
      paths: [],
      mapping: undefined,
      rejects: undefined,
      running: undefined,
      touchedAt: now().getTime(),
    };
    this.#byUser.set(userId, held);
    if (earlier) await this.#deps.files.remove(earlier.view.id);
    for (const [index, { name }] of files.entries())
      held.paths[index] = await this.#deps.files.create(view.id, index, name);
    return view;
  }

  /** Appends bytes to a file if they begin where it ends. Throws ContractError. */
  async append(userId: string, part: z.output<typeof FilePartBody>): Promise<Import> {
    const { id, fileIndex, offset } = part;
    const held = this.find(userId, id);
    const [file, path] = [held.view.files[fileIndex], held.paths[fileIndex]];
    const bytes = Buffer.from(part.bytes, 'base64');
    if (!file || path === undefined) throw new ContractError('VALIDATION_ERROR', { fields: ['fileIndex'] });
    if (offset !== file.receivedBytes) return held.view;
    const end = offset + bytes.length;
    if (end > file.size || bytes.length > MAX_PART_BYTES)
      throw new ContractError('VALIDATION_ERROR', { fields: ['bytes'] });
    await this.#write(held, path, offset, bytes);
    // A part that came twice at once is counted once.
    const files = held.view.files.map((one, index) =>
      index === fileIndex && one.receivedBytes === offset ? { ...one, receivedBytes: end } : one,
    );
    held.view = { ...held.view, files };
    return held.view;
  }

  /** Begins a check. Throws ContractError. */
  check(userId: string, id: string, mapping: ImportMapping): Import {
    const held = this.find(userId, id);
    if (held.view.files.some(({ size, receivedBytes }) => receivedBytes < size))
      throw refuse('import-incomplete');
    const options = { check: true, replace: true, maxRejects: '100%' };
    this.#start(held, mapping, options, { readings: [], report: null });
    return held.view;
  }

  /** Begins to publish what the last check found good. Throws ContractError. */
  publish(actor: UserActor, id: string, given: { replace: boolean; acceptsRejects: boolean }): Import {
    const held = this.find(actor.userId, id);
    if (held.view.state === 'published') return held.view;
    if (!held.running && held.view.state !== 'checked') throw new ContractError('VALIDATION_ERROR');
    const maxRejects = given.acceptsRejects ? '100%' : '0.1%';
    this.#start(held, held.mapping, { check: false, replace: given.replace, maxRejects, actor }, {});
    return held.view;
  }

  /** Reads the rows that the last check refused. */
  async readRejects(userId: string, id: string): Promise<ImportRejects> {
    const { rejects } = this.find(userId, id);
    const content = rejects === undefined ? '' : await readFile(rejects, 'utf8');
    // The byte order mark is for a file.
    return { csv: content.replace(/^\uFEFF/, '') };
  }

  /** Stops an import and deletes its files. Throws ContractError IMPORT_NOT_FOUND. */
  async remove(userId: string, id: string): Promise<Imports> {
    const held = this.find(userId, id);
    held.running?.abort();
    this.#byUser.delete(userId);
    await this.#deps.files.remove(id);
    return this.list(userId);
  }

  /** Removes the imports without a call in the last day. */
  async removeIdle(): Promise<void> {
    const oldest = this.#deps.now().getTime() - IDLE_MS;
    for (const [userId, { touchedAt, running, view }] of this.#byUser)
      if (touchedAt < oldest && !running) await this.remove(userId, view.id);
  }

  async #write(held: HeldImport, path: string, offset: number, bytes: Uint8Array): Promise<void> {
    try {
      await this.#deps.files.write(path, offset, bytes);
    } catch (error) {
      const isHeld = [...this.#byUser.values()].includes(held);
      if (!isHeld) throw new ContractError('IMPORT_NOT_FOUND', { cause: error });
      throw isDiskFull(error) ? new ContractError('SERVICE_UNAVAILABLE', { cause: error }) : error;
    }
  }

  /** Stops all jobs. */
  stop(): void {
    for (const { running } of this.#byUser.values()) running?.abort();
  }

  #start(
    held: HeldImport,
    mapping: ImportMapping | undefined,
    options: Pick<ImportJob, 'check' | 'replace' | 'maxRejects' | 'actor'>,
    changes: Partial<Import>,
  ): void {
    if (held.running || !mapping) throw refuse('import-busy');
    held.mapping = mapping;
    const { future } = mapping;
    const job: ImportJob = { ...options, files: held.paths, intake: toIntakeOptions(mapping), future };
    held.running = new AbortController();
    const state = this.#jobsCount > 0 ? 'waiting' : getRunningState(job);
    held.view = { ...held.view, ...changes, state, progress: null, problems: [] };
    this.#jobsCount += 1;
    this.#lastJob = this.#lastJob
      .then(() => runImport(held, job, this.#deps))
      .finally(() => (this.#jobsCount -= 1));
  }
}
