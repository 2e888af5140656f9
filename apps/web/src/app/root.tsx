import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { storeReturnTo } from '../session/return-to.ts';
import { useSession, useSessionState } from '../session/session-context.ts';
import { currentUserQuery } from '../session/current-user.ts';
import { RouteAnnouncer } from '../routing/route-announcer.tsx';
import { authRedirect } from '../routing/auth-redirect.ts';
import { Loading } from './loading.tsx';
import { AppOfflineNote } from './offline-note.tsx';
import { NavigationProgress } from './navigation-progress.tsx';

/** Asks in the background whether the server still knows the person signed in. */
function WhoAmI() {
  useQuery(currentUserQuery(useSession()));
  return null;
}

/** Where everything begins: who is signed in decides what may be seen. */
export function Root() {
  const state = useSessionState();
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  const target = authRedirect(here, state);
  const isTurnedAway =
    target === '/login' && target !== here && !(state.status === 'signed out' && state.left);
  useEffect(() => {
    if (isTurnedAway) storeReturnTo(here);
  }, [isTurnedAway, here]);

  if (state.status === 'loading') return <Loading />;
  const isLed = target !== here;
  // Whoever signs in keeps the form until their screen is there; whoever is out sees nothing more of theirs.
  const keeps = !isLed || (state.status === 'signed in' && pathname === '/login');
  return (
    <>
      <RouteAnnouncer />
      <NavigationProgress ledTo={isLed ? target : undefined} />
      {!isLed && state.status === 'signed in' && <WhoAmI />}
      <AppOfflineNote />
      <div className="contents" inert={isLed}>
        {keeps && <Outlet />}
      </div>
      {isLed ? <Navigate to={target} replace /> : <ScrollRestoration />}
    </>
  );
}
