import type { Language } from '@vitrina/contract';
import type { Page } from 'playwright';
import { noFollows } from '@vitrina/conformance/sign-in-backend/stored-follows.ts';
import { noKeys } from '@vitrina/conformance/sign-in-backend/stored-keys.ts';
import { noShares } from '@vitrina/conformance/sign-in-backend/stored-shares.ts';
import { noImports } from '@vitrina/conformance/sign-in-backend/stored-imports.ts';
import { inMemory, type StoredValue } from '@vitrina/conformance/sign-in-backend/stored-value.ts';
import { noSessions } from '@vitrina/conformance/sign-in-backend/rotating-sessions.ts';
import { createMockBackend, notFoundHandler } from '../mock/backend.ts';
import { combineHandlers } from '../mock/mocked-endpoints.ts';
import { type CodesState, noCodes } from '../mock/sign-in/codes.ts';
import { openSite } from './built-site.ts';
import { serveMock } from './serve-mock.ts';

/** The session in local storage. */
interface StoredSession {
  accessToken: string;
  refreshToken: string;
  user: object;
}

async function signIn(url: string, codes: StoredValue<CodesState>): Promise<StoredSession> {
  const email = 'aigerim@sauda.kz';
  const post = (endpoint: string, body: object) =>
    fetch(`${url}/api/auth/${endpoint}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('request-code', { email });
  const response = await post('verify-code', { email, code: codes.read().sent[email]?.code });
  return (await response.json()) as StoredSession;
}

/** Stores a session before the page's own scripts run. */
const storeSession = (page: Page, session: StoredSession) =>
  page.addInitScript(({ accessToken, refreshToken, user }) => {
    localStorage.setItem('access_token', accessToken);
    localStorage.setItem('refresh_token', refreshToken);
    localStorage.setItem('user', JSON.stringify(user));
  }, session);

/** Serves the production build of a language, with the mock market as its api. */
export async function openSiteWithMarket(language?: Language) {
  const site = await openSite(language);
  const codes = inMemory(noCodes);
  const endpoints = createMockBackend({
    codes,
    sessions: inMemory(noSessions),
    follows: inMemory(noFollows),
    keys: inMemory(noKeys),
    shares: inMemory(noShares),
    imports: inMemory(noImports),
  });
  const api = await serveMock([combineHandlers(endpoints), notFoundHandler]);
  const session = await signIn(api.url, codes);
  return {
    ...site,
    /** Opens a page of the production build and waits until it sends no more requests. */
    openPage: async (path: string, isSignedIn: boolean): Promise<Page> => {
      const page = await site.browser.newPage({ locale: 'ru-RU', viewport: { width: 1440, height: 900 } });
      // The cursor of a headless browser is in the upper left corner, on the link to the home screen, which it would preload.
      await page.addInitScript(() => {
        addEventListener('mouseover', (event) => event.stopImmediatePropagation(), { capture: true });
      });
      await page.route('**/api/**', (route) => {
        const { pathname, search } = new URL(route.request().url());
        return route.continue({ url: api.url + pathname + search });
      });
      if (isSignedIn) await storeSession(page, session);
      await page.goto(site.server.address + path, { waitUntil: 'networkidle' });
      return page;
    },
    close: async () => {
      await api.close();
      await site.close();
    },
  };
}
