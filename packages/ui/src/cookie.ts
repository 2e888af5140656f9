/** All cookies; empty where the browser forbids them, as in a sandboxed frame. */
const readCookies = (): string => {
  try {
    return document.cookie;
  } catch {
    return '';
  }
};

/** The value of a cookie that scripts may read, or undefined. */
export const readCookie = (name: string): string | undefined =>
  readCookies()
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Writes a cookie for the whole site; 0 seconds deletes it. Does nothing where the browser forbids cookies. */
export const writeCookie = (name: string, value: string, maxAgeSeconds = YEAR_SECONDS): void => {
  try {
    document.cookie = `${name}=${value}; path=/; max-age=${maxAgeSeconds}; samesite=lax`;
  } catch {
    // The choice lasts until the page closes.
  }
};
