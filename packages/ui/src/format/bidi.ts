/** What turns the direction of writing for all that comes after it, and ends nowhere. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A text from a report without the marks that turn what comes after it; not a letter is lost. */
export const stripBidiControls = (text: string): string => text.replaceAll(TURNS, '');

/**
 * A name from a report among other words, where there is no element to keep it apart: whichever way it is
 * written, the words and figures after it stay in their order.
 */
export const isolateBidi = (name: string): string => {
  const text = stripBidiControls(name);
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
};
