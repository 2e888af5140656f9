import { useSyncExternalStore } from 'react';
import { type FollowSubject, isSameSubject } from './change-follows.ts';

/** A note that a menu has opened to be changed; what is closed is kept for its opener. */
interface Editing {
  subject: FollowSubject;
  isOpen: boolean;
  /** The button of the menu, which gets the focus again. */
  opener: HTMLElement | null;
}

let editing: Editing | undefined;
const listeners = new Set<() => void>();

function set(next: Editing | undefined): void {
  editing = next;
  for (const listener of listeners) listener();
}

/** Opens the note on an entity where the head of its profile shows it. */
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

/** Returns what a menu has opened of this entity. */
export function useEditing(subject: FollowSubject): Editing | undefined {
  const current = useSyncExternalStore(subscribe, () => editing);
  return current && isSameSubject(current.subject, subject) ? current : undefined;
}
