import type { ReactNode } from 'react';
import { Page } from '../shell/page.tsx';

interface Props {
  title: string;
  lang?: 'en';
  /** What stands between the title and the rest, across the page. */
  above?: ReactNode;
  /** The page in one sentence. */
  lead: string;
  /** The rest of the answer. */
  text: string;
  /** The facts, beside the sentence where there is room. */
  children: ReactNode;
}

/** A page of facts inside the sidebar layout: what it is about, said first in a sentence and then line by line. */
export const PlainPage = ({ title, lang, above, lead, text, children }: Props) => (
  <Page title={title}>
    <div className="px-(--gutter) py-6 max-md:py-4">
      <h1 className="text-title" lang={lang}>
        {title}
      </h1>
      {above}
      <div className="mt-6 grid grid-cols-1 gap-x-16 gap-y-4 max-md:mt-4 lg:grid-cols-[17rem_minmax(0,48rem)]">
        <div className="space-y-1">
          <h2 className="text-[1rem] leading-6 font-semibold text-balance">{lead}</h2>
          <p className="max-w-[60ch] text-ink-2">{text}</p>
        </div>
        <div className="min-w-0 space-y-4">{children}</div>
      </div>
    </div>
  </Page>
);
