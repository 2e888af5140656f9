import { initContract } from '@ts-rest/core';
import * as z from 'zod/mini';
import { errorResponses } from './error-codes.ts';
import { count, moment } from './field-types.ts';
import { ImportMapping, ImportReading } from './import-reading.ts';
import { ImportProblem, ImportReport } from './import-report.ts';
import { defineMetadata } from './route-metadata.ts';

/** Maximum files of one import. */
export const MAX_IMPORT_FILES = 20;

/** Maximum bytes of a part of a file, and of its Base64 text. */
export const MAX_PART_BYTES = 1024 ** 2;
const MAX_PART_LENGTH = Math.ceil(MAX_PART_BYTES / 3) * 4;

/** Maximum bytes of the body of a part. */
export const MAX_PART_BODY_BYTES = 1.5 * 1024 ** 2;

const importId = z.string().check(z.regex(/^[\w-]{1,32}$/));
const fileName = z.string().check(z.minLength(1), z.maxLength(255), z.regex(/^[^/\\]+$/));

/** A file to import, before its bytes arrive. */
export const NewImportFile = z.object({ name: fileName, size: count });

/** A file of an import. */
export const ImportFile = z.object({ ...NewImportFile.shape, receivedBytes: count });
export type ImportFile = z.output<typeof ImportFile>;

/** Progress of a running import: `done` of `total` in the unit of the step. */
export const ImportProgress = z.object({
  step: z.enum(['hashing', 'reading', 'checking', 'building', 'replicating', 'removing']),
  done: count,
  total: count,
});
export type ImportProgress = z.output<typeof ImportProgress>;

/** Files on their way to published weeks. */
export const Import = z.object({
  id: importId,
  state: z.enum(['receiving', 'waiting', 'checking', 'refused', 'checked', 'publishing', 'published']),
  createdAt: moment,
  files: z.array(ImportFile).check(z.maxLength(MAX_IMPORT_FILES)),
  progress: z.nullable(ImportProgress),
  readings: z.array(ImportReading),
  problems: z.array(ImportProblem),
  report: z.nullable(ImportReport),
});
export type Import = z.output<typeof Import>;

/** The imports of a person, oldest first, and the maximum total size of the files of one. */
export const Imports = z.object({ imports: z.array(Import), maxBytes: count });
export type Imports = z.output<typeof Imports>;

/** The refused rows of an import as CSV. */
export const ImportRejects = z.object({ csv: z.string() });
export type ImportRejects = z.output<typeof ImportRejects>;

/** Body of a new import: its files with their sizes in bytes. */
export const NewImportBody = z.object({
  files: z.array(NewImportFile).check(z.minLength(1), z.maxLength(MAX_IMPORT_FILES)),
});

/** Body with the next bytes of a file, in Base64; `fileIndex` is its place in `files`, from 0. */
export const FilePartBody = z.object({
  id: importId,
  fileIndex: z.int().check(z.gte(0), z.lt(MAX_IMPORT_FILES)),
  offset: count,
  bytes: z.string().check(z.maxLength(MAX_PART_LENGTH), z.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
});

/** Body of a check: how the files are read. */
export const CheckImportBody = z.object({ id: importId, mapping: ImportMapping });

/**
 * Body that publishes an import: `replace` allows that it replaces published weeks, `acceptsRejects` that more than 0.1 %
 * of its rows are not loaded.
 */
export const PublishImportBody = z.object({
  id: importId,
  replace: z.boolean(),
  acceptsRejects: z.boolean(),
});

/** Path params of an import. */
export const ImportParams = z.object({ id: importId });

const headers = { authorization: z.optional(z.string()) };
const metadata = (subject: string) =>
  defineMetadata({ errorSummary: `Failed to ${subject}`, profile: 'import' });
const ownErrors = errorResponses('UNAUTHORIZED', 'FORBIDDEN');
const foundErrors = errorResponses('UNAUTHORIZED', 'FORBIDDEN', 'IMPORT_NOT_FOUND');

/** Imports of files into weeks, by the people who may. */
export const imports = initContract().router(
  {
    list: {
      method: 'GET',
      path: '/imports',
      headers,
      responses: { 200: Imports, ...ownErrors },
      summary: 'The imports of the caller',
      metadata: metadata('fetch imports'),
    },
    create: {
      method: 'POST',
      path: '/imports',
      headers,
      body: NewImportBody,
      responses: { 200: Import, ...ownErrors },
      summary: 'Begins an import; the bytes of its files follow in parts',
      metadata: metadata('begin an import'),
    },
    info: {
      method: 'GET',
      path: '/imports/:id',
      pathParams: ImportParams,
      headers,
      responses: { 200: Import, ...foundErrors },
      summary: 'How far an import of the caller is',
      metadata: metadata('fetch an import'),
    },
    appendPart: {
      method: 'POST',
      path: '/imports/append/part',
      headers,
      body: FilePartBody,
      responses: { 200: Import, ...foundErrors },
      summary: 'Appends the next bytes of a file',
      metadata: metadata('send a part of a file'),
    },
    check: {
      method: 'POST',
      path: '/imports/begin/check',
      headers,
      body: CheckImportBody,
      responses: { 200: Import, ...foundErrors },
      summary: 'Begins to read and check the files; publishes nothing',
      metadata: metadata('check an import'),
    },
    publish: {
      method: 'POST',
      path: '/imports/begin/publication',
      headers,
      body: PublishImportBody,
      responses: { 200: Import, ...foundErrors },
      summary: 'Begins to publish the weeks of a checked import',
      metadata: metadata('publish an import'),
    },
    rejects: {
      method: 'GET',
      path: '/imports/:id/rejects',
      pathParams: ImportParams,
      headers,
      responses: { 200: ImportRejects, ...foundErrors },
      summary: 'The refused rows of a checked import',
      metadata: metadata('fetch refused rows'),
    },
    remove: {
      method: 'DELETE',
      path: '/imports/:id',
      pathParams: ImportParams,
      headers,
      responses: { 200: Imports, ...foundErrors },
      summary: 'Stops an import and deletes its files; the response has the imports that are left',
      metadata: metadata('stop an import'),
    },
  },
  { pathPrefix: '/api', strictStatusCodes: true },
);
