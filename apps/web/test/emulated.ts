import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

declare module 'vitest/browser' {
  interface CDPSession {
    send(method: 'Emulation.setEmulatedMedia', params: object): Promise<void>;
  }
}

/** What a system tells its browser that a person wants; '' where it tells nothing. */
interface Wishes {
  'forced-colors'?: 'active' | 'none';
  'prefers-color-scheme'?: 'dark' | 'light' | '';
  'prefers-reduced-motion'?: 'reduce' | '';
}

const emulate = (wishes: Wishes) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: Object.entries(wishes).map(([name, value]) => ({ name, value })),
  });

/** What a system wishes when a test says nothing: no motion, which would be drawn frame by frame and seen by nobody. */
export const wishUsual = (): Promise<void> =>
  emulate({ 'forced-colors': 'none', 'prefers-reduced-motion': 'reduce' });

/** For the rest of the test, or until it is told otherwise, the system has these wishes and no others. */
export async function wish(wishes: Wishes): Promise<void> {
  await emulate(wishes);
  onTestFinished(wishUsual);
}
