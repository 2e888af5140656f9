import '@vitrina/ui/theme.css';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { recordConsoleError, flushConsoleErrors } from './console-errors.ts';
import { emulateDefaultMedia } from './media-features.ts';
import {
  currentSession,
  defaultHandler,
  storedFollows,
  storedImports,
  storedKeys,
  storedSessions,
  storedShares,
} from './default-market.ts';
import { flushRequests, mswWorker, mswWorkerStarted } from './msw-worker.ts';

beforeAll(emulateDefaultMedia);
beforeAll(() => mswWorkerStarted);

beforeEach(() => {
  for (const method of ['error', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation(recordConsoleError);
  mswWorker.resetHandlers(defaultHandler);
  // A person who has chosen Russian: otherwise the tests' English browser would be offered English.
  document.cookie = 'language=ru; Path=/';
});

afterEach(async () => {
  // The app's last requests must not reach the handlers of the next test, nor a session that they start its app.
  await cleanup();
  await flushRequests();
  localStorage.clear();
  sessionStorage.clear();
  storedFollows.write({});
  storedKeys.write({ keys: [] });
  storedSessions.write({ live: [currentSession], firstSignIns: {} });
  storedShares.write({ shares: [] });
  storedImports.write({ imports: [] });
  for (const name of ['sidebar_state', 'theme']) document.cookie = `${name}=; Path=/; Max-Age=0`;
  delete document.documentElement.dataset['theme'];
  document.title = '';
  vi.useRealTimers();
  vi.restoreAllMocks();
  expect(flushConsoleErrors(), 'console errors').toEqual([]);
});
