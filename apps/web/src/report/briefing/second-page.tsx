import { getPaperLists, type Briefing } from './briefing.ts';
import { PaperPage } from './paper-page.tsx';
import { PaperList } from './paper-list.tsx';

/** The second page: the lists. */
export const SecondPage = ({ briefing }: { briefing: Briefing }) => (
  <PaperPage briefing={briefing} number={2}>
    <div className="[&>section:first-child]:mt-0">
      {getPaperLists(briefing, 2).map((list) => (
        <PaperList key={list.title} list={list} />
      ))}
    </div>
  </PaperPage>
);
