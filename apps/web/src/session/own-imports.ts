import { queryOptions } from '@tanstack/react-query';
import { readBody } from '../api/client.ts';
import { importsTsr } from '../api/imports.ts';
import { getCredentials } from './credentials.ts';
import type { Session } from './session.ts';

/** Query of the imports of the signed-in person; a 403 says that they have none because they may not. */
export const importsQuery = (session: Session) =>
  queryOptions({
    queryKey: ['imports'],
    queryFn: ({ signal }) =>
      readBody(importsTsr.list.query({ ...getCredentials(session), fetchOptions: { signal } })),
    retry: false,
  });
