/** The value of a cookie that scripts may read, or undefined. */
export const readCookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Writes a cookie for the whole site; 0 seconds deletes it. */
export const writeCookie = (name: string, value: string, maxAgeSeconds: number): void => {
  document.cookie = `${name}=${value}; path=/; max-age=${maxAgeSeconds}; samesite=lax`;
};
