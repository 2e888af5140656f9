import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { storeReturnTo } from '../session/return-to.ts';
import { getUserId } from '../session/session.ts';
import { useSession, useSessionState } from '../session/session-context.ts';
import { currentUserQuery } from '../session/current-user.ts';
import { RouteAnnouncer } from '../routing/route-announcer.tsx';
import { getAuthRedirect } from '../routing/auth-redirect.ts';
import { Loading } from './loading.tsx';
import { LateLanguageOffer } from './late-language-offer.tsx';
import { AppOfflineNote } from './offline-note.tsx';
import { NavigationProgress } from './navigation-progress.tsx';

/** Checks the session with the server in the background. */
function CurrentUserCheck() {
  useQuery(currentUserQuery(useSession()));
  return null;
}

/** The root layout: redirects by the state of the session. */
export function Root() {
  const state = useSessionState();
  const { pathname, search, hash } = useLocation();
  const href = pathname + search + hash;
  const target = getAuthRedirect(href, state);
  const mustSignIn =
    target === '/login' && target !== href && !(state.status === 'signed out' && state.isLogout);
  const userId = getUserId(state);
  useEffect(() => {
    if (mustSignIn) storeReturnTo(href, userId);
  }, [mustSignIn, href, userId]);

  if (state.status === 'loading') return <Loading />;
  const isRedirecting = target !== href;
  // After a sign-in the form stays until the screen is loaded; after a logout the screen disappears at once.
  const hasContent = !isRedirecting || (state.status === 'signed in' && pathname === '/login');
  return (
    <>
      <RouteAnnouncer />
      <NavigationProgress redirectTo={isRedirecting ? target : undefined} />
      {!isRedirecting && state.status === 'signed in' && <CurrentUserCheck />}
      <AppOfflineNote />
      <LateLanguageOffer />
      <div className="contents" inert={isRedirecting}>
        {hasContent && <Outlet />}
      </div>
      {isRedirecting ? <Navigate to={target} replace /> : <ScrollRestoration />}
    </>
  );
}
