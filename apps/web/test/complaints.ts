const complaints: string[] = [];

/** Notes what went to console.error or console.warn. */
export const complain = (...words: unknown[]): void => void complaints.push(words.map(String).join(' '));

/** Lets a test that provokes complaints take them back: returns those so far, which then fail nothing. */
export const takeComplaints = (): string[] => complaints.splice(0);
