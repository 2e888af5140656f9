import type { Import } from '@vitrina/contract';
import { useEffect, useRef, useState } from 'react';
import { readBody } from '../../api/client.ts';
import { importsTsr } from '../../api/imports.ts';
import { getCredentials } from '../../session/credentials.ts';
import type { Session } from '../../session/session.ts';
import { useSession } from '../../session/session-context.ts';
import { fetchImport } from '../imports-query.ts';
import { sendFiles, type UploadRequests } from './send-files.ts';

/** Time after which a request counts as failed, ms; the server gives it 10 s. */
const TIMEOUT_MS = 15_000;

const withTimeout = (signal: AbortSignal) => AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);

const createRequests = (session: Session): UploadRequests => ({
  append: (body, signal) =>
    readBody(
      importsTsr.appendPart.mutate({
        ...getCredentials(session),
        body,
        fetchOptions: { signal: withTimeout(signal) },
      }),
    ),
  info: (id, signal) => fetchImport(session, id, withTimeout(signal)),
});

/** State of an upload: the connection is `broken` while it waits to go on by itself. */
type UploadState = 'none' | 'sending' | 'broken' | 'paused' | 'failed';

interface Handlers {
  onPart: (current: Import) => void;
  onComplete: (complete: Import) => void;
  onError: (error: unknown) => void;
}

/** An upload of the files of an import, which ends when its screen closes. */
export interface Upload {
  state: UploadState;
  send: (begun: Import, files: readonly File[]) => void;
  pause: () => void;
  /** Forgets the upload. */
  stop: () => void;
}

/** Returns the upload of this screen. */
export function useUpload({ onPart, onComplete, onError }: Handlers): Upload {
  const session = useSession();
  const [state, setState] = useState<UploadState>('none');
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const run = async (begun: Import, files: readonly File[]) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setState('sending');
    const events = { onPart, onBroken: (isBroken: boolean) => setState(isBroken ? 'broken' : 'sending') };
    try {
      const complete = await sendFiles(begun, files, createRequests(session), events, signal);
      if (signal.aborted) return;
      setState('none');
      onComplete(complete);
    } catch (error) {
      if (signal.aborted) return;
      setState('failed');
      onError(error);
    }
  };
  const end = (next: UploadState) => {
    running.current?.abort();
    setState(next);
  };
  return {
    state,
    send: (begun, files) => void run(begun, files),
    pause: () => end('paused'),
    stop: () => end('none'),
  };
}
