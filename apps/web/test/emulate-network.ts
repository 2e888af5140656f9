import { onlineManager } from '@tanstack/react-query';
import { onTestFinished, vi } from 'vitest';

/** Emulates going offline and online; online again after the test. */
export function emulateNetwork() {
  const onLine = vi.spyOn(navigator, 'onLine', 'get');
  onTestFinished(() => onlineManager.setOnline(true));
  const setOnline = (isOnline: boolean) => {
    onLine.mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };
  return { goOffline: () => setOnline(false), goOnline: () => setOnline(true) };
}
