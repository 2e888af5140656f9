import {
  type CheckImportBody,
  type FilePartBody,
  type Import,
  type ImportMapping,
  type ImportRejects,
  type Imports,
  type NewImportBody,
  type PublishImportBody,
} from '@vitrina/contract';
import { ContractError } from '@vitrina/contract/serving';
import type * as z from 'zod/mini';
import { exampleRejects, finishCheck, noMapping } from './example-check.ts';
import type { StoredValue } from './stored-value.ts';

/** An import with the person whose it is, and the mapping of its last check. */
interface StoredImport {
  readonly email: string;
  readonly view: Import;
  readonly mapping: ImportMapping;
}

/** The imports of all persons, one of each. */
export interface ImportsState {
  readonly imports: readonly StoredImport[];
}

/** The state without imports. */
export const noImports: ImportsState = { imports: [] };

const MAX_BYTES = 2_000_000_000;

/** Requests for the progress of a step until it has ended. */
const STEPS = 2;

const isRunning = ({ state }: Import) =>
  state === 'waiting' || state === 'checking' || state === 'publishing';

const refuse = (reason: 'import-too-large' | 'import-busy' | 'import-incomplete') =>
  new ContractError('VALIDATION_ERROR', { reason });

/** Imports as every backend serves them; a check finds the contract's example, and advances when it is asked for. */
export class StoredImports {
  readonly #stored: StoredValue<ImportsState>;

  constructor(stored: StoredValue<ImportsState>) {
    this.#stored = stored;
  }

  #find(email: string): StoredImport | undefined {
    return this.#stored.read().imports.find((one) => one.email === email);
  }

  #write(email: string, ...own: readonly StoredImport[]): void {
    this.#stored.write({
      imports: [...this.#stored.read().imports.filter((one) => one.email !== email), ...own],
    });
  }

  /** Changes an import. Throws ContractError IMPORT_NOT_FOUND. */
  #change(email: string, id: string, edit: (held: StoredImport) => Partial<StoredImport>): Import {
    const held = this.#find(email);
    if (held?.view.id !== id) throw new ContractError('IMPORT_NOT_FOUND');
    const changed = { ...held, ...edit(held) };
    this.#write(email, changed);
    return changed.view;
  }

  /** The imports of a person. */
  list(email: string): Imports {
    const held = this.#find(email);
    return { imports: held ? [held.view] : [], maxBytes: MAX_BYTES };
  }

  /** Begins an import in place of one that does not run. Throws ContractError VALIDATION_ERROR. */
  create(email: string, { files }: z.output<typeof NewImportBody>): Import {
    if (files.reduce((sum, { size }) => sum + size, 0) > MAX_BYTES) throw refuse('import-too-large');
    const earlier = this.#find(email);
    if (earlier && isRunning(earlier.view)) throw refuse('import-busy');
    const view: Import = {
      id: crypto.randomUUID().replaceAll('-', ''),
      state: 'receiving',
      createdAt: new Date().toISOString(),
      files: files.map((file) => ({ ...file, receivedBytes: 0 })),
      progress: null,
      readings: [],
      problems: [],
      report: null,
    };
    this.#write(email, { email, view, mapping: noMapping });
    return view;
  }

  /** Counts the bytes of a part that begins where the file ends. Throws ContractError. */
  append(email: string, { id, fileIndex, offset, bytes }: z.output<typeof FilePartBody>): Import {
    return this.#change(email, id, ({ view }) => {
      const file = view.files[fileIndex];
      if (file === undefined) throw new ContractError('VALIDATION_ERROR', { fields: ['fileIndex'] });
      if (file.receivedBytes !== offset) return {};
      const receivedBytes = offset + atob(bytes).length;
      if (receivedBytes > file.size) throw new ContractError('VALIDATION_ERROR', { fields: ['bytes'] });
      return { view: { ...view, files: view.files.with(fileIndex, { ...file, receivedBytes }) } };
    });
  }

  /** Begins a check. Throws ContractError. */
  check(email: string, { id, mapping }: z.output<typeof CheckImportBody>): Import {
    return this.#change(email, id, ({ view }) => {
      if (view.files.some(({ size, receivedBytes }) => receivedBytes < size))
        throw refuse('import-incomplete');
      if (isRunning(view)) throw refuse('import-busy');
      const progress = { step: 'reading', done: 0, total: STEPS } as const;
      return {
        mapping,
        view: { ...view, state: 'checking', readings: [], problems: [], report: null, progress },
      };
    });
  }

  /** Begins to publish what was checked. Throws ContractError. */
  publish(email: string, { id, replace }: z.output<typeof PublishImportBody>): Import {
    return this.#change(email, id, ({ view }) => {
      const replaces = view.report?.weeks.some(({ replaced }) => replaced !== null) === true;
      if (view.state !== 'checked' || (replaces && !replace)) throw new ContractError('VALIDATION_ERROR');
      const progress = { step: 'building', done: 0, total: STEPS } as const;
      return { view: { ...view, state: 'publishing', progress } };
    });
  }

  /** Returns an import after one more part of its step. Throws ContractError IMPORT_NOT_FOUND. */
  info(email: string, id: string): Import {
    return this.#change(email, id, ({ view, mapping }) => {
      const { state, progress } = view;
      if (progress === null) return {};
      if (progress.done < STEPS)
        return { view: { ...view, progress: { ...progress, done: progress.done + 1 } } };
      if (state === 'publishing') return { view: { ...view, state: 'published', progress: null } };
      return { view: finishCheck(view, mapping) };
    });
  }

  /** The refused rows of an import. Throws ContractError IMPORT_NOT_FOUND. */
  rejects(email: string, id: string): ImportRejects {
    const { report } = this.#change(email, id, () => ({}));
    return report ? exampleRejects : { csv: '' };
  }

  /** Deletes an import. Throws ContractError IMPORT_NOT_FOUND. */
  remove(email: string, id: string): Imports {
    this.#change(email, id, () => ({}));
    this.#write(email);
    return this.list(email);
  }

  /** Deletes the import of a person. */
  forget(email: string): void {
    this.#write(email);
  }
}
