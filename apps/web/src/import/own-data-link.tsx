import { useQuery } from '@tanstack/react-query';
import { getButtonClass } from '@vitrina/ui/primitives/button';
import type { ReactNode } from 'react';
import { STALE_TIME_MS } from '../api/report-query.ts';
import { AppLink } from '../routing/app-link.tsx';
import { paths } from '../routing/paths.ts';
import { useSession } from '../session/session-context.ts';
import { importsQuery } from '../session/own-imports.ts';

/** A button that leads to the page that loads data, for who may. */
export function OwnDataLink({ children }: { children: ReactNode }) {
  const { data } = useQuery({ ...importsQuery(useSession()), staleTime: STALE_TIME_MS });
  return (
    data && (
      <AppLink href={paths.imports()} className={getButtonClass('primary')}>
        {children}
      </AppLink>
    )
  );
}
