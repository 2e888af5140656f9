/** Whether a text contains another, ignoring case and outer spaces; an empty one always matches. */
export const includesText = (text: string, part: string): boolean =>
  text.toLowerCase().includes(part.trim().toLowerCase());
