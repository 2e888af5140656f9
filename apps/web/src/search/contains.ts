/** True when a text contains what is looked for, in any case; nothing to look for is contained in all. */
export const contains = (text: string, sought: string): boolean =>
  text.toLowerCase().includes(sought.trim().toLowerCase());
