import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import '../src/theme/theme.css';

document.documentElement.lang = 'ru';

/** Desktop viewport, wide enough for an expanded sidebar. */
const desk = [1440, 900] as const;

const consoleMessages: unknown[][] = [];

beforeEach(async () => {
  await page.viewport(...desk);
  for (const method of ['error', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation((...words) => void consoleMessages.push(words));
});

afterEach(async () => {
  await cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const name of ['sidebar_state', 'theme']) document.cookie = `${name}=; path=/; max-age=0`;
  delete document.documentElement.dataset['theme'];
  expect(consoleMessages.splice(0), 'unexpected console errors and warnings').toEqual([]);
});
