import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../src/theme/theme.css';

document.documentElement.lang = 'ru';

/** A desk wide enough for the sidebar to be open by itself. */
const desk = [1440, 900] as const;

const complaints: unknown[][] = [];

beforeEach(async () => {
  await page.viewport(...desk);
  for (const method of ['error', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation((...words) => void complaints.push(words));
});

afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ['sidebar_state', 'theme']) document.cookie = `${name}=; path=/; max-age=0`;
  delete document.documentElement.dataset['theme'];
  expect(complaints.splice(0), 'complaints on the console').toEqual([]);
});
