/** Bidirectional control characters: embeddings, overrides and isolates. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Letters of right-to-left scripts. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Removes bidirectional control characters; no letter is removed. */
export const stripBidiControls = (text: string): string => text.replaceAll(BIDI_CONTROLS, '');

/**
 * Makes a name safe to embed in plain text: removes control characters and wraps right-to-left names in an
 * isolate, so that the text after it keeps its order.
 */
export const isolateBidi = (name: string): string => {
  const text = stripBidiControls(name);
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
};
