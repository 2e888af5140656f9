/** Whether an address is present and safe to open. */
export const isHttps = (url: string | null): url is string => url?.startsWith('https://') === true;
