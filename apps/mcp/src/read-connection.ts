import type { Connection } from './call-tool.ts';

/** Reads the server and the key from the environment; returns a sentence if one of them cannot be used. */
export function readConnection({
  VITRINA_URL = 'http://localhost:3000',
  VITRINA_KEY = '',
}: Readonly<Record<string, string | undefined>>): Connection | string {
  if (!/^https?:\/\/[^/]+\/?$/.test(VITRINA_URL))
    return `VITRINA_URL is the address of the server, as https://vitrina.example.kz, not ${VITRINA_URL}`;
  if (!/^https:|^http:\/\/(localhost|127\.[\d.]+|\[::1\])(:\d+)?\/?$/.test(VITRINA_URL))
    return `VITRINA_URL begins with https:// unless the server is this machine: http would show the key to the network of ${VITRINA_URL}`;
  if (!VITRINA_KEY.startsWith('key_'))
    return 'VITRINA_KEY is missing: make a key in Account, it begins with key_';
  return { url: VITRINA_URL.replace(/\/$/, ''), key: VITRINA_KEY };
}
