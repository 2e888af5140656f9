import type { SharedScreen } from '@vitrina/contract';
import { createLazyComponent } from '@vitrina/ui/lazy/lazy-component';
import { LinkProvider } from '@vitrina/ui/link';
import { LoadingState } from '@vitrina/ui/primitives/states';
import { Suspense, useMemo, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { LoadedData } from '../../period/loaded-data.tsx';
import { IndexDetailsProvider } from '../../report/index-details/index-details-provider.tsx';
import { ProfileSkeleton } from '../../report/profile/profile-skeleton.tsx';
import { useFirstScreenCompletion } from '../../routing/first-screen.ts';
import { HeaderSlotContext } from '../../routing/header-slot.ts';
import type { Route } from '../../routing/route.ts';
import { useRouteAt } from '../../routing/routes-context.ts';
import { SharedScreenContext } from '../../routing/shared-screen.ts';
import { PrintGate } from '../print-gate.tsx';
import { DeadLink } from './dead-link.tsx';
import { keepInScope } from './keep-in-scope.ts';
import { LinkHeader } from './link-header.tsx';
import { LinkNotices } from './link-notices.tsx';
import { LinkPeriod } from './link-period.tsx';
import { PlainLink } from './plain-link.tsx';

/** The screen of a route, whose code loads when the link is opened. */
function RouteScreen({ load }: Pick<Route, 'load'>) {
  const [Screen] = useState(() => createLazyComponent(async () => (await load()).Component));
  return (
    <Suspense fallback={<LoadingState>{<ProfileSkeleton />}</LoadingState>}>
      <Screen />
    </Suspense>
  );
}

interface Props {
  screen: SharedScreen;
}

/** The screen of a link below its header: with the link's entity and weeks, and without links elsewhere. */
export function LinkScreen({ screen }: Props) {
  const { year, weekNumber } = screen;
  const [path = '', search = ''] = screen.path.split('?');
  const route = useRouteAt(path);
  useFirstScreenCompletion();
  const scoped = keepInScope(useLocation().search, search);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const week = useMemo(() => ({ year, weekNumber }), [year, weekNumber]);
  if (route === undefined) return <DeadLink />;
  if (scoped !== undefined) return <Navigate to={{ search: scoped }} replace />;
  return (
    <SharedScreenContext value={path}>
      <LinkPeriod week={week} against={new URLSearchParams(search).get('against')}>
        <PrintGate />
        <LinkHeader onSlot={setSlot} />
        <LinkNotices screen={screen} />
        <LinkProvider link={PlainLink}>
          <HeaderSlotContext value={slot}>
            <main id="content" tabIndex={-1} className="min-w-0 outline-none">
              <LoadedData>
                <IndexDetailsProvider>
                  <RouteScreen load={route.load} />
                </IndexDetailsProvider>
              </LoadedData>
            </main>
          </HeaderSlotContext>
        </LinkProvider>
      </LinkPeriod>
    </SharedScreenContext>
  );
}
