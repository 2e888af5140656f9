import { queryOptions } from '@tanstack/react-query';
import type { Import, ImportMapping } from '@vitrina/contract';
import { ApiError } from '../api/api-error.ts';
import { readBody } from '../api/client.ts';
import { importsTsr } from '../api/imports.ts';
import { getCredentials } from '../session/credentials.ts';
import type { Session } from '../session/session.ts';

/** Whether an error says that the person may not import. */
export const isForbidden = (error: unknown): boolean => error instanceof ApiError && error.status === 403;

/** Whether an error says that the import is gone. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Time between two requests for the progress of a running import, and of one on a hidden page, ms. */
const POLL_MS = 700;
const HIDDEN_POLL_MS = 5_000;

/** Whether the server is at work on an import. */
export const isRunning = ({ state }: Import): boolean =>
  state === 'waiting' || state === 'checking' || state === 'publishing';

/** Query of an import, repeated while the server is at work on it. */
export const importQuery = (session: Session, id: string) =>
  queryOptions({
    queryKey: ['import', id],
    queryFn: ({ signal }) => fetchImport(session, id, signal),
    retry: false,
    refetchIntervalInBackground: true,
    refetchInterval: ({ state: { data, error } }) => {
      if (data === undefined || !isRunning(data) || isGone(error)) return false;
      return document.hidden ? HIDDEN_POLL_MS : POLL_MS;
    },
  });

/** Fetches an import. */
export const fetchImport = (session: Session, id: string, signal: AbortSignal) =>
  readBody(importsTsr.info.query({ ...getCredentials(session), params: { id }, fetchOptions: { signal } }));

/** Begins an import of these files. */
export const createImport = (session: Session, files: readonly File[]) =>
  readBody(
    importsTsr.create.mutate({
      ...getCredentials(session),
      body: { files: files.map(({ name, size }) => ({ name, size })) },
    }),
  );

/** Begins to check an import. */
export const checkImport = (session: Session, id: string, mapping: ImportMapping) =>
  readBody(importsTsr.check.mutate({ ...getCredentials(session), body: { id, mapping } }));

/** Begins to publish an import. */
export const publishImport = (
  session: Session,
  body: { id: string; replace: boolean; acceptsRejects: boolean },
) => readBody(importsTsr.publish.mutate({ ...getCredentials(session), body }));

/** Fetches the refused rows of an import. */
export const fetchRejects = (session: Session, id: string) =>
  readBody(importsTsr.rejects.query({ ...getCredentials(session), params: { id } }));

/** Stops an import; resolves with the imports that are left. */
export const removeImport = (session: Session, id: string) =>
  readBody(importsTsr.remove.mutate({ ...getCredentials(session), params: { id } }));
