import { createMemoryRouter } from 'react-router';
import { render } from 'vitest-browser-react';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { App, createApp } from '../src/app/app.tsx';
import { authResult } from './default-market.ts';

/** Stores a session in local storage, as a sign-in does. */
export function storeSession(): void {
  localStorage.setItem('access_token', authResult.accessToken);
  localStorage.setItem('refresh_token', authResult.refreshToken);
  localStorage.setItem('user', JSON.stringify(authResult.user));
}

/**
 * Renders the app at an address with its real routes; by default signed in, in a wide window.
 * @returns the app, its current address, and the addresses with which it reloaded the browser
 */
export async function renderApp(href: string, { signedIn: isSignedIn = true, width = 1440 } = {}) {
  await page.viewport(width, 900);
  if (isSignedIn) storeSession();
  const reloads: string[] = [];
  const app = createApp({
    href,
    start: (routes, target) => createMemoryRouter(routes, { initialEntries: [target] }),
    load: (target) => void reloads.push(target),
  });
  window.addEventListener('storage', app.session.follow);
  onTestFinished(() => window.removeEventListener('storage', app.session.follow));
  const view = await render(<App {...app} />);
  const address = () => {
    const { pathname, search } = app.router.state.location;
    return pathname + search;
  };
  return { ...app, view, page, address, reloads };
}
