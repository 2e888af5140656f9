import '@vitrina/ui/theme.css';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { recordConsoleError, flushConsoleErrors } from './console-errors.ts';
import { emulateDefaultMedia } from './media-features.ts';
import { getDefaultHandlers } from './default-market.ts';
import { mswWorker } from './msw-worker.ts';

beforeAll(emulateDefaultMedia);
beforeAll(() => mswWorker.start({ quiet: true, onUnhandledFrame: 'bypass' }));

beforeEach(() => {
  for (const method of ['error', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation(recordConsoleError);
  mswWorker.resetHandlers(...getDefaultHandlers());
});

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of ['sidebar_state', 'theme']) document.cookie = `${name}=; Path=/; Max-Age=0`;
  delete document.documentElement.dataset['theme'];
  vi.restoreAllMocks();
  expect(flushConsoleErrors(), 'console errors').toEqual([]);
});
