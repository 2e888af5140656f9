/** Whether a text contains every word of another, in any order and ignoring case; an empty one always matches. */
export const includesText = (text: string, words: string): boolean => {
  const lowerCase = text.toLowerCase();
  return words
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lowerCase.includes(word));
};
