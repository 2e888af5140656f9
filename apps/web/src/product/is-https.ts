/** Whether an address is there and safe to open. */
export const isHttps = (url: string | null): url is string => url?.startsWith('https://') === true;
