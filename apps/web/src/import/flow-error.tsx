import { ErrorState } from '@vitrina/ui/primitives/states';
import { ApiError, getErrorCode } from '../api/api-error.ts';
import { UnreadableFileError } from './files/send-files.ts';
import { isGone } from './imports-query.ts';
import type { ImportFlow } from './use-import.ts';
import * as texts from '#texts/import/import';

/** The error of the last request that began or sent something. */
export function FlowError({ flow: { error } }: { flow: ImportFlow }) {
  if (!(error instanceof Error) || isGone(error)) return null;
  if (error instanceof UnreadableFileError)
    return <ErrorState title={texts.unreadable} message={texts.unreadableWhy} />;
  const message =
    error instanceof ApiError && error.status === undefined ? texts.noConnection : error.message;
  return <ErrorState title={texts.failed} message={message} code={getErrorCode(error)} />;
}
