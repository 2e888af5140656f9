import { useQuery } from '@tanstack/react-query';
import { UserMenuLink } from '@vitrina/ui/sidebar/user-menu-link';
import { Upload } from 'lucide-react';
import { STALE_TIME_MS } from '../api/report-query.ts';
import { paths } from '../routing/paths.ts';
import { useSession } from '../session/session-context.ts';
import { importsQuery } from '../session/own-imports.ts';
import * as screens from '#texts/screens';

/** The link to the page that loads data, in the menu of who may. */
export function ImportMenuLink({ onFollow }: { onFollow: (() => void) | undefined }) {
  const { data } = useQuery({ ...importsQuery(useSession()), staleTime: STALE_TIME_MS });
  const item = { title: screens.imports, url: paths.imports(), icon: Upload };
  return data && <UserMenuLink item={item} onFollow={onFollow} />;
}
