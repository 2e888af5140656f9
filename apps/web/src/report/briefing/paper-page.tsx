import * as texts from '#texts/report/briefing/pages';
import type { ReactNode } from 'react';
import { formatWeek } from '../../period/format-week.ts';
import type { Briefing } from './briefing.ts';

interface Props {
  briefing: Briefing;
  number: 1 | 2;
  children: ReactNode;
}

/** One A4 page: as large on screen as on paper, except on a phone. */
export const PaperPage = ({ briefing, number, children }: Props) => (
  <article
    aria-label={texts.page(number)}
    className="flex h-[297mm] w-[210mm] max-w-full flex-col [--waterfall-height:190px] overflow-hidden bg-ground p-[12mm] shadow-float max-md:h-auto max-md:p-4 max-md:shadow-none print:h-[273mm] print:w-auto print:p-0 print:shadow-none print:first:break-after-page"
  >
    {children}
    <footer className="mt-auto flex justify-between gap-4 border-t border-line pt-2 text-badge font-normal text-ink-3 max-md:mt-4">
      <span className="truncate">
        Vitrina · {briefing.name} · {formatWeek(briefing.week)}
      </span>
      <span className="figures whitespace-nowrap">{number} / 2</span>
    </footer>
  </article>
);

interface SectionProps {
  title: string;
  sentence?: string | undefined;
  children: ReactNode;
}

/** A part of a page under its heading. */
export const PaperSection = ({ title, sentence, children }: SectionProps) => (
  <section className="mt-4 min-w-0">
    <h3 className="text-section">{title}</h3>
    {sentence === undefined ? null : <p className="mt-0.5 text-ink-2">{sentence}</p>}
    {children}
  </section>
);
