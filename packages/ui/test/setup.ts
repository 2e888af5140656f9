import { afterEach, beforeEach, expect, vi } from 'vitest';
import '../src/theme.css';

document.documentElement.lang = 'ru';

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  const said = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  expect(said, 'nothing complains on the console').toEqual([]);
});
