import * as texts from '#texts/report/briefing/pages';
import { Button } from '@vitrina/ui/primitives/button';
import { Skeleton } from '@vitrina/ui/primitives/skeleton';
import { FileSpreadsheet, Printer } from 'lucide-react';
import type { ReportResult } from '../../api/report-result.ts';
import { useOpenAction } from '../../search/palette/open-actions.ts';
import type { Entity } from '../profile/entity.ts';
import { EntityScreen } from '../profile/entity-screen.tsx';
import { Report } from '../report.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { type Briefing, BRIEFING_TITLE } from './briefing.ts';
import { FirstPage } from './first-page.tsx';
import { SecondPage } from './second-page.tsx';
import { useBookDownload } from './use-book-download.ts';

/** Actions on a briefing. */
function Actions({ briefing }: { briefing: Briefing }) {
  const { download, isPending } = useBookDownload(briefing);
  useOpenAction({ key: 'book', title: texts.book, icon: FileSpreadsheet, run: download });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-(--gutter) py-3 print:hidden">
      <h1 className="min-w-0 flex-1 text-title max-md:sr-only">{BRIEFING_TITLE}</h1>
      <ShareButton />
      <Button onClick={download} pending={isPending}>
        <FileSpreadsheet className="size-4 text-ink-2" aria-hidden="true" />
        {texts.book}
      </Button>
      <Button variant="primary" onClick={() => window.print()}>
        <Printer className="size-4" aria-hidden="true" />
        {texts.print}
      </Button>
    </div>
  );
}

const PagesSkeleton = () => (
  <div className="mx-auto flex max-w-[210mm] flex-col gap-4 px-(--gutter) py-8" aria-hidden="true">
    <Skeleton className="h-8 w-1/2" />
    <Skeleton className="h-24" />
    <Skeleton className="h-48" />
    <Skeleton className="h-64" />
  </div>
);

interface Props<Body> {
  entity: Entity<Body>;
  /** Reads the briefing of the entity in the address. */
  useBriefing: () => ReportResult<Briefing>;
}

/** The pages of the entity in the address; no request is sent without an id. */
const Pages = ({ useBriefing }: Pick<Props<unknown>, 'useBriefing'>) => (
  <Report query={useBriefing()} what={texts.accusative} skeleton={<PagesSkeleton />}>
    {(briefing) => (
      <>
        <Actions briefing={briefing} />
        <div className="paper flex flex-col items-center gap-6 bg-sunken py-6 max-md:gap-0 max-md:py-0 print:block print:bg-transparent print:p-0">
          <FirstPage briefing={briefing} />
          <SecondPage briefing={briefing} />
        </div>
      </>
    )}
  </Report>
);

/** The report for a boss: two pages to print, and a workbook. */
export const BriefingScreen = <Body,>({ entity, useBriefing }: Props<Body>) => (
  <EntityScreen entity={entity} title={BRIEFING_TITLE}>
    <Pages useBriefing={useBriefing} />
  </EntityScreen>
);
