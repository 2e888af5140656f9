import { createMemoryRouter } from 'react-router';
import { render } from 'vitest-browser-react';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { App, createApp } from '../src/app/app.tsx';
import { signedIn } from './market.ts';

/** Puts a session into local storage, as a sign-in does. */
export function storeSignedIn(): void {
  localStorage.setItem('access_token', signedIn.accessToken);
  localStorage.setItem('refresh_token', signedIn.refreshToken);
  localStorage.setItem('user', JSON.stringify(signedIn.user));
}

/**
 * Opens an address with the real route table, in a wide window and as a person who is signed in, unless
 * told otherwise.
 * @returns the app, where it is now, and the pages it asked the browser to load anew
 */
export async function visit(href: string, { signedIn: isSignedIn = true, width = 1440 } = {}) {
  await page.viewport(width, 900);
  if (isSignedIn) storeSignedIn();
  const loaded: string[] = [];
  const app = createApp({
    href,
    start: (routes, target) => createMemoryRouter(routes, { initialEntries: [target] }),
    load: (target) => void loaded.push(target),
  });
  window.addEventListener('storage', app.session.follow);
  onTestFinished(() => window.removeEventListener('storage', app.session.follow));
  const view = await render(<App {...app} />);
  const address = () => {
    const { pathname, search } = app.router.state.location;
    return pathname + search;
  };
  return { ...app, view, page, address, loaded };
}
