import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

declare module 'vitest/browser' {
  interface CDPSession {
    send(method: 'Emulation.setEmulatedMedia', params: object): Promise<void>;
  }
}

/** Emulated media features; '' removes one. */
interface MediaFeatures {
  'forced-colors'?: 'active' | 'none';
  'prefers-color-scheme'?: 'dark' | 'light' | '';
  'prefers-reduced-motion'?: 'reduce' | '';
}

const setMediaFeatures = (features: MediaFeatures) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });

/** Emulates the default of tests: reduced motion, since animations only cost time. */
export const emulateDefaultMedia = (): Promise<void> =>
  setMediaFeatures({ 'forced-colors': 'none', 'prefers-reduced-motion': 'reduce' });

/** Emulates exactly these media features until the next call or the end of the test. */
export async function emulateMedia(features: MediaFeatures): Promise<void> {
  await setMediaFeatures(features);
  onTestFinished(emulateDefaultMedia);
}
