/** Maximum characters of a value that a message shows whole: patterns are long. */
const MAX_VALUE_LENGTH = 60;

/** Characters that a message shows of what two long values have in common, beside their difference. */
const CONTEXT_LENGTH = 20;

/** Cuts what two long texts have in common at their start and end. */
function cutCommon(before: string, after: string): string[] {
  const [shorter, longer] = [before.length, after.length].toSorted((a, b) => a - b) as [number, number];
  if (longer <= MAX_VALUE_LENGTH) return [before, after];
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const from = Math.max(start - CONTEXT_LENGTH, 0);
  return [before, after].map((text) => {
    const to = text.length - Math.max(end - CONTEXT_LENGTH, 0);
    return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
  });
}

/** Formats a value of a document. */
export const format = (value: unknown): string => (value === undefined ? 'not set' : JSON.stringify(value));

const formatList = (values: readonly unknown[]) => values.map(format).join(', ');

/** Says how a value of a document differs from the one before: `was 5000, now 1000`, `lost "tied"`. */
export function describeDifference(before: unknown, after: unknown): string {
  if (!Array.isArray(before) || !Array.isArray(after)) {
    const [was, is] = cutCommon(format(before), format(after));
    return `was ${was}, now ${is}`;
  }
  const lost = before.filter((one) => !after.includes(one));
  const gained = after.filter((one) => !before.includes(one));
  return [
    ...(lost.length > 0 ? [`lost ${formatList(lost)}`] : []),
    ...(gained.length > 0 ? [`gained ${formatList(gained)}`] : []),
  ].join(' and ');
}
