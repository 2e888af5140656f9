import { expect } from 'vitest';

/** Waits until nothing of the screen is loading, its charts included. */
export const settle = () =>
  expect.poll(() => document.querySelector('main :is([aria-busy=true], .animate-breathe)')).toBeNull();
