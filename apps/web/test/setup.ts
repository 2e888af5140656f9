import '@vitrina/ui/theme.css';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { complain, takeComplaints } from './complaints.ts';
import { wishUsual } from './emulated.ts';
import { marketAnswers } from './market.ts';
import { worker } from './worker.ts';

beforeAll(wishUsual);
beforeAll(() => worker.start({ quiet: true, onUnhandledFrame: 'bypass' }));

beforeEach(() => {
  for (const method of ['error', 'warn'] as const) vi.spyOn(console, method).mockImplementation(complain);
  worker.resetHandlers(...marketAnswers());
});

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of ['sidebar_state', 'theme']) document.cookie = `${name}=; Path=/; Max-Age=0`;
  delete document.documentElement.dataset['theme'];
  vi.restoreAllMocks();
  expect(takeComplaints(), 'complaints in the console').toEqual([]);
});
