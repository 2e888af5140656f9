import { CopyButton } from '@vitrina/ui/primitives/copy-button';

interface Props {
  /** Name in the accusative for the copy button: «пример на Python». */
  what: string;
  lang: string;
  code: string;
}

/** A block of code with a button that copies it. */
export const CodeSample = ({ what, lang, code }: Props) => (
  <figure aria-label={lang} className="rounded-control bg-sunken">
    <figcaption className="flex items-center justify-between gap-2 py-1.5 pr-1.5 pl-3">
      <span lang="en" className="text-label">
        {lang}
      </span>
      <CopyButton text={code} what={what} />
    </figcaption>
    {/* Code is not wrapped, to keep its indentation. */}
    <section
      aria-label={lang}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container without focus has no scrolling by keyboard
      tabIndex={0}
      className="overflow-x-auto border-t border-line-soft p-3 font-mono text-badge leading-5 focus-visible:-outline-offset-2 print:whitespace-pre-wrap"
    >
      <pre>
        <code>{code}</code>
      </pre>
    </section>
  </figure>
);
