import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Import, ImportMapping, Imports } from '@vitrina/contract';
import { useState } from 'react';
import { useSession } from '../session/session-context.ts';
import { emptyDraft, toMapping } from './columns/draft.ts';
import { type Upload, useUpload } from './files/use-upload.ts';
import {
  checkImport,
  createImport,
  importQuery,
  isGone,
  isRunning,
  publishImport,
  removeImport,
} from './imports-query.ts';
import { findStep, type Step } from './step.ts';
import { importsQuery } from '../session/own-imports.ts';

/** The files of an import that this page can read. */
interface Picked {
  id: string;
  files: readonly File[];
}

/** The person's import: what the server says of it, and what the person can do. */
export interface ImportFlow {
  /** Undefined before any files are chosen, and after the import is lost. */
  current: Import | undefined;
  /** The import as its last check left it; undefined before the first check has ended. */
  checked: Import | undefined;
  step: Step;
  /** Whether the server has forgotten the import. */
  isLost: boolean;
  /** Whether the server does not respond to how far the import is; it is asked again. */
  isUnreachable: boolean;
  /** Whether a request runs that begins or ends something. */
  isPending: boolean;
  error: unknown;
  upload: Upload;
  /** The chosen files; undefined if they were chosen before this page was opened. */
  files: readonly File[] | undefined;
  begin: (files: readonly File[]) => void;
  /** Goes on sending files; by default the chosen ones. */
  resume: (files?: readonly File[]) => void;
  open: (step: Step) => void;
  check: (mapping: ImportMapping, next: Step) => void;
  publish: (options: { replace: boolean; acceptsRejects: boolean }) => void;
  remove: () => void;
}

/** Polls the latest import of the list. */
function useLatest({ imports }: Imports) {
  const session = useSession();
  const latest = imports.at(-1);
  const { data, error, fetchStatus, refetch } = useQuery({
    ...importQuery(session, latest?.id ?? ''),
    enabled: latest !== undefined,
    ...(latest && { initialData: latest }),
  });
  const isLost = latest !== undefined && isGone(error);
  const isUnreachable = !isLost && (error !== null || fetchStatus === 'paused');
  return { current: isLost ? undefined : data, isLost, isUnreachable, refetch };
}

/** Returns the import as its last check left it: a repeated check begins without its result. */
function useChecked(current: Import | undefined): Import | undefined {
  const [checked, setChecked] = useState<Import>();
  const isSettled = current !== undefined && current.state !== 'receiving' && !isRunning(current);
  if (isSettled && current !== checked) setChecked(current);
  return checked?.id === current?.id ? checked : undefined;
}

/** Changes the import at the server, and keeps what it responds. */
function useChanges(refetch: () => unknown) {
  const session = useSession();
  const queryClient = useQueryClient();
  const { queryKey } = importsQuery(session);
  const keep = (current: Import) => {
    queryClient.setQueryData(importQuery(session, current.id).queryKey, current);
    queryClient.setQueryData(queryKey, (list) => {
      if (list === undefined || list.imports.some(({ id }) => id === current.id)) return list;
      return { ...list, imports: [...list.imports, current] };
    });
  };
  const { mutate, mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (change: () => Promise<Import>) => change(),
    onSuccess: keep,
    onError: (cause) => isGone(cause) && refetch(),
  });
  const removal = useMutation({
    mutationFn: (id: string) => removeImport(session, id),
    onSuccess: (left) => queryClient.setQueryData(queryKey, left),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
  return {
    keep,
    change: mutate,
    changeAsync: mutateAsync,
    reset,
    remove: removal.mutate,
    isPending: isPending || removal.isPending,
    error: error ?? removal.error,
  };
}

/** Sends the chosen files, and checks them once they have arrived. */
function useSending(current: Import | undefined, changes: ReturnType<typeof useChanges>) {
  const session = useSession();
  const [picked, setPicked] = useState<Picked>();
  const check = (id: string, mapping: ImportMapping) =>
    changes.change(() => checkImport(session, id, mapping));
  const upload = useUpload({
    onPart: changes.keep,
    onComplete: ({ id }) => check(id, toMapping([], [], emptyDraft)),
    onError: (cause) => changes.change(() => Promise.reject(cause as Error)),
  });
  const send = (begun: Import, files: readonly File[]) => {
    setPicked({ id: begun.id, files });
    changes.reset();
    upload.send(begun, files);
  };
  /** Begins an import in place of the current one, which the server does not drop while it runs. */
  const create = async (files: readonly File[]) => {
    if (current && isRunning(current)) await removeImport(session, current.id);
    return createImport(session, files);
  };
  const begin = (files: readonly File[]) => {
    upload.stop();
    void changes
      .changeAsync(() => create(files))
      .then(
        (begun) => send(begun, files),
        () => undefined,
      );
  };
  const files = picked?.id === current?.id ? picked?.files : undefined;
  return {
    upload,
    files,
    check,
    begin,
    resume: (chosen = files) => current && chosen && send(current, chosen),
  };
}

/** Returns the person's import. */
export function useImport(list: Imports): ImportFlow {
  const session = useSession();
  const { current, refetch, ...connection } = useLatest(list);
  const checked = useChecked(current);
  const changes = useChanges(refetch);
  const [wanted, setWanted] = useState<Step>();
  const { check, begin, ...sending } = useSending(current, changes);
  return {
    current,
    checked,
    step: findStep(current, checked, wanted),
    ...connection,
    isPending: changes.isPending,
    error: changes.error,
    ...sending,
    begin: (files) => {
      setWanted('files');
      begin(files);
    },
    open: (step) => {
      changes.reset();
      setWanted(step);
    },
    check: (mapping, next) => {
      setWanted(next);
      if (current) check(current.id, mapping);
    },
    publish: (options) =>
      current && changes.change(() => publishImport(session, { id: current.id, ...options })),
    remove: () => {
      sending.upload.stop();
      setWanted(undefined);
      if (current) changes.remove(current.id);
    },
  };
}
