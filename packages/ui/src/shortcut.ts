/**
 * Whether Ctrl (or Cmd on a Mac) and a letter were pressed, on a Cyrillic layout too:
 * where the key types no Latin letter, its place on the keyboard counts.
 * @param letter a lower-case Latin letter
 */
export const isShortcut = (event: KeyboardEvent, letter: string): boolean => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return false;
  const typed = event.key.toLowerCase();
  return /^[a-z]$/.test(typed) ? typed === letter : event.code === `Key${letter.toUpperCase()}`;
};

/** How the shortcut is written for this machine: «Ctrl K» or «⌘K». */
export const formatShortcut = (letter: string): string =>
  /Mac|iPhone|iPad/.test(navigator.userAgent) ? `⌘${letter.toUpperCase()}` : `Ctrl ${letter.toUpperCase()}`;
