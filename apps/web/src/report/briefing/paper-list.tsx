import * as texts from '#texts/report/briefing/pages';
import type { BriefingList } from './briefing.ts';
import { PaperSection } from './paper-page.tsx';
import { PaperTable } from './paper-table.tsx';

/** The first rows of a list. */
export const PaperList = ({ list }: { list: BriefingList }) => (
  <PaperSection title={list.paperTitle} sentence={list.sentence}>
    {list.paperRows.length === 0 ? (
      <p className="mt-0.5 text-ink-2">{texts.emptyList}</p>
    ) : (
      <PaperTable caption={list.paperTitle} fields={list.paperFields} rows={list.paperRows} />
    )}
  </PaperSection>
);
