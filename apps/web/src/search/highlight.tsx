import { listWords } from './includes-text.ts';

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A title with each match of a text's words emphasized, ignoring case. */
export function Highlight({ title, text }: { title: string; text: string }) {
  const words = listWords(text).map(escapeRegExp);
  if (words.length === 0) return title;
  const parts = title.split(new RegExp(`(${words.join('|')})`, 'iu'));
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <mark key={`${index} ${part}`} className="bg-transparent font-semibold text-inherit">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
