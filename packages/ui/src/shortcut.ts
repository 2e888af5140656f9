/**
 * Whether an event is Ctrl (Cmd on a Mac) plus a letter. On a Cyrillic layout, where the key types no Latin
 * letter, its physical position counts.
 * @param letter a lower-case Latin letter
 */
export const isShortcut = (event: KeyboardEvent, letter: string): boolean => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return false;
  const typed = event.key.toLowerCase();
  return /^[a-z]$/.test(typed) ? typed === letter : event.code === `Key${letter.toUpperCase()}`;
};

/** Writes the shortcut for this machine: «Ctrl K» or «⌘K». */
export const formatShortcut = (letter: string): string =>
  /Mac|iPhone|iPad/.test(navigator.userAgent) ? `⌘${letter.toUpperCase()}` : `Ctrl ${letter.toUpperCase()}`;
