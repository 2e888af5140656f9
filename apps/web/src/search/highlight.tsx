const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A title with what is looked for standing out, in any case. */
export function Highlight({ title, text }: { title: string; text: string }) {
  if (text === '') return title;
  const parts = title.split(new RegExp(`(${escaped(text)})`, 'iu'));
  return parts.map((part, place) =>
    place % 2 === 1 ? (
      <mark key={`${place} ${part}`} className="bg-transparent font-semibold text-inherit">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
