import { expect } from 'vitest';

/** Waits until nothing on the screen is loading, including its charts. */
export const settle = () =>
  expect.poll(() => document.querySelector('main :is([aria-busy=true], .animate-breathe)')).toBeNull();
