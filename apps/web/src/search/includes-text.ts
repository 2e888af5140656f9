/** The words of a text. */
export const listWords = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

/** Whether a text contains every word of another, in any order and ignoring case; an empty one always matches. */
export const includesText = (text: string, words: string): boolean => {
  const lowerCase = text.toLowerCase();
  return listWords(words.toLowerCase()).every((word) => lowerCase.includes(word));
};
