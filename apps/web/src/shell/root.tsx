import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { keepIntended } from '../session/intended.ts';
import { useSession, useSessionState } from '../session/session-context.ts';
import { whoAmI } from '../session/who-am-i.ts';
import { Arrival } from './arrival.tsx';
import { landing } from './landing.ts';
import { Loading } from './loading.tsx';
import { Offline } from './offline.tsx';
import { Underway } from './underway.tsx';

/** Asks in the background whether the server still knows the person signed in. */
function WhoAmI() {
  useQuery(whoAmI(useSession()));
  return null;
}

/** Where everything begins: who is signed in decides what may be seen. */
export function Root() {
  const state = useSessionState();
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  const target = landing(here, state);
  const isTurnedAway =
    target === '/login' && target !== here && !(state.status === 'signed out' && state.left);
  useEffect(() => {
    if (isTurnedAway) keepIntended(here);
  }, [isTurnedAway, here]);

  if (state.status === 'loading') return <Loading />;
  const isLed = target !== here;
  // Whoever signs in keeps the form until their screen is there; whoever is out sees nothing more of theirs.
  const keeps = !isLed || (state.status === 'signed in' && pathname === '/login');
  return (
    <>
      <Arrival />
      <Underway ledTo={isLed ? target : undefined} />
      {!isLed && state.status === 'signed in' && <WhoAmI />}
      <Offline />
      <div className="contents" inert={isLed}>
        {keeps && <Outlet />}
      </div>
      {isLed ? <Navigate to={target} replace /> : <ScrollRestoration />}
    </>
  );
}
