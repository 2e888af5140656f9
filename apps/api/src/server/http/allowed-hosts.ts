import { isIP } from 'node:net';
import type { Config } from '../../config.ts';

/** Reads the name of a Host header without port, brackets and a final dot, in lower case. */
function readHostName(host: string): string {
  const name = /^\[([^\]]*)\](?::\d*)?$/.exec(host)?.[1] ?? host.replace(/:\d*$/, '');
  return name.toLowerCase().replace(/\.$/, '');
}

/**
 * Creates the check of the Host header: allows `localhost`, IP addresses, HOST and the host of PUBLIC_URL. Any other
 * name may be DNS rebinding: a page of another site whose name resolves to this server.
 */
export function createHostCheck({
  host,
  publicUrl,
}: Pick<Config, 'host' | 'publicUrl'>): (header: string) => boolean {
  const names = new Set(['localhost', host.toLowerCase()]);
  if (publicUrl !== undefined) names.add(new URL(publicUrl).hostname);
  return (header) => {
    const name = readHostName(header);
    return names.has(name) || isIP(name) !== 0;
  };
}
