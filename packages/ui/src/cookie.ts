/** The value of a cookie that scripts may read, or undefined. */
export const readCookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Keeps a word in a cookie of the whole site; 0 seconds forgets it. */
export const writeCookie = (name: string, word: string, maxAgeSeconds: number): void => {
  document.cookie = `${name}=${word}; path=/; max-age=${maxAgeSeconds}; samesite=lax`;
};
