import type { ReactNode } from 'react';
import { Page } from '../routing/page.tsx';

interface PartProps {
  /** One sentence that summarizes the section. */
  lead: string;
  /** Further text. */
  text: string;
  /** Facts, beside the sentence where the width allows. */
  children?: ReactNode;
}

/** A section of a plain page: a title, a sentence, then facts. */
export const PlainPart = ({ lead, text, children }: PartProps) => (
  <section className="mt-10 grid grid-cols-1 gap-x-16 gap-y-4 first-of-type:mt-6 max-md:mt-8 max-md:first-of-type:mt-4 lg:grid-cols-[17rem_minmax(0,1fr)]">
    <div className={`space-y-1 lg:pt-1.5 ${children === undefined ? 'lg:col-span-2' : ''}`}>
      <h2 className="text-[1rem] leading-6 font-semibold text-balance">{lead}</h2>
      <p className="max-w-[60ch] text-ink-2">{text}</p>
    </div>
    {children === undefined ? null : <div className="min-w-0 space-y-4">{children}</div>}
  </section>
);

interface Props {
  title: string;
  lang?: string;
  /** Full-width content below the title. */
  above?: ReactNode;
  /** Sections, one below the other. */
  children: ReactNode;
}

/** A page of text and facts inside the sidebar layout, of a readable width. */
export const PlainPage = ({ title, lang, above, children }: Props) => (
  <Page title={title}>
    <div className="max-w-[76rem] px-(--gutter) py-6 max-md:pt-1 max-md:pb-6">
      <h1 className="text-title max-md:sr-only" lang={lang}>
        {title}
      </h1>
      {above}
      {children}
    </div>
  </Page>
);
