import { onlineManager } from '@tanstack/react-query';
import { onTestFinished, vi } from 'vitest';

/** Takes the network away, and gives it back; after the test there is one. */
export function network() {
  const onLine = vi.spyOn(navigator, 'onLine', 'get');
  onTestFinished(() => onlineManager.setOnline(true));
  const become = (isOnline: boolean) => {
    onLine.mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };
  return { cut: () => become(false), restore: () => become(true) };
}
