/** Compression of responses, best first. */
type Encoding = 'zstd' | 'br' | 'gzip';

/** Selects the first offered encoding that an Accept-Encoding header allows; undefined means no compression. */
export function selectEncoding<Offered extends Encoding>(
  header: string | string[] | undefined,
  offered: readonly Offered[],
): Offered | undefined {
  const weights = new Map(
    String(header ?? '')
      .toLowerCase()
      .split(',')
      .map((entry) => entry.split(';').map((part) => part.trim()))
      .map(([name = '', q]) => [name, q?.startsWith('q=') ? Number(q.slice(2)) : 1]),
  );
  return offered.find((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0);
}
