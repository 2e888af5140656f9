import { useSyncExternalStore } from 'react';
import { type FollowSubject, isSameSubject } from './change-follows.ts';

/** A note opened by a menu for editing; closing it restores the focus to its opener. */
interface Editing {
  subject: FollowSubject;
  isOpen: boolean;
  /** Menu button that regains the focus. */
  opener: HTMLElement | null;
}

let editing: Editing | undefined;
const listeners = new Set<() => void>();

function set(next: Editing | undefined): void {
  editing = next;
  for (const listener of listeners) listener();
}

/** Opens the note on an entity in its profile's head. */
export const beginEditing = (subject: FollowSubject, opener: HTMLElement | null): void =>
  set({ subject, opener, isOpen: true });

/** Closes the note. */
export const endEditing = (): void => set(editing && { ...editing, isOpen: false });

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Returns the note opened by a menu for this entity. */
export function useEditing(subject: FollowSubject): Editing | undefined {
  const current = useSyncExternalStore(subscribe, () => editing);
  return current && isSameSubject(current.subject, subject) ? current : undefined;
}
