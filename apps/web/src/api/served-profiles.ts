import { type Profile, readMetadata } from '@vitrina/contract';
import { useSyncExternalStore } from 'react';

const absent = new Set<Profile>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Notes that the backend has no such endpoint, and so not the profile that it belongs to. */
export function noteAbsentEndpoint(endpoint: { metadata?: unknown }): void {
  const { profile } = readMetadata(endpoint);
  if (profile === 'core' || absent.has(profile)) return;
  absent.add(profile);
  for (const listener of listeners) listener();
}

/** Forgets what earlier responses have shown: a new app begins with every profile. */
export function forgetAbsentEndpoints(): void {
  absent.clear();
}

/** Whether the backend serves a profile, as far as its responses have shown. */
export const useIsServed = (profile: Profile): boolean =>
  useSyncExternalStore(subscribe, () => !absent.has(profile));
