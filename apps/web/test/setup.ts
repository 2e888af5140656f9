import '@vitrina/ui/theme.css';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { marketAnswers } from './market.ts';
import { worker } from './worker.ts';

const complaints: string[] = [];

/** Lets a test that provokes a complaint take it back: returns those so far, which then fail nothing. */
export const takeComplaints = (): string[] => complaints.splice(0);

beforeAll(async () => {
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
});

beforeEach(() => {
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      complaints.push(words.map(String).join(' '));
    });
  }
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
