const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A title with each match of a text emphasized, ignoring case. */
export function Highlight({ title, text }: { title: string; text: string }) {
  if (text === '') return title;
  const parts = title.split(new RegExp(`(${escapeRegExp(text)})`, 'iu'));
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
