import type { ReportPeriod } from '@vitrina/contract';
import { Segments } from '@vitrina/ui/primitives/segments';
import { EmptyState, LoadingState } from '@vitrina/ui/primitives/states';
import { useOnline } from '../api/use-online.ts';
import { ListSkeleton } from '../report/list-skeleton.tsx';
import { OfflineState } from '../report/offline-state.tsx';
import { MissingWeek } from '../period/nearest-week.tsx';
import { usePeriod } from '../period/period-context.ts';
import { useAgainst } from '../period/use-against.ts';
import { useReportParams } from '../period/use-report-params.ts';
import { Report } from '../report/report.tsx';
import { Page } from '../routing/page.tsx';
import { paths } from '../routing/paths.ts';
import { useChangeSearchParams } from '../routing/use-change-search-params.ts';
import { CompareChart } from './compare-chart.tsx';
import { CompareHead, PickCompared } from './compare-head.tsx';
import { type ComparedKind, readCompared } from './compared-entities.ts';
import { comparedKinds } from './compared-kinds.ts';
import { FigureTable } from './figure-table.tsx';
import { isMissing, MissingEntity } from './missing-entity.tsx';
import { SharedCards } from './shared-cards.tsx';
import { type Compared, useCompared } from './use-compared.ts';
import * as screens from '#texts/screens';
import * as texts from '#texts/compare/compare';

const kinds = (['seller', 'brand', 'category', 'product'] as const).map((name) => ({
  name,
  title: comparedKinds[name].many,
}));

/** Chooses entities to compare, if the address names none. */
function Choice({ kind }: { kind: ComparedKind }) {
  const change = useChangeSearchParams();
  return (
    <div className="px-(--gutter) py-6 max-md:py-4">
      <h1 className="text-title max-md:sr-only">{screens.comparison}</h1>
      <p className="mt-1 mb-4 text-ink-2">{texts.choose}</p>
      <Segments
        label={texts.chooseKind}
        choices={kinds}
        value={kind}
        onChange={(chosen) => change({ kind: chosen })}
        className="mb-4 max-md:*:px-2"
      />
      <PickCompared key={kind} kind={kind} ids={[]} />
    </div>
  );
}

/** Comparison of the readable entities. */
function Comparison({
  kind,
  entities,
  week,
}: {
  kind: ComparedKind;
  entities: readonly Compared[];
  week: ReportPeriod;
}) {
  const { published } = usePeriod();
  const { week: against } = useAgainst();
  if (entities.every(({ weeks }) => weeks.every(({ isPresent }) => !isPresent)))
    return (
      <div className="px-(--gutter) py-4">
        <EmptyState title={texts.nothingToCompare}>{texts.noOffers}</EmptyState>
      </div>
    );
  return (
    <>
      <CompareChart kind={kind} entities={entities} week={week} />
      <FigureTable kind={kind} entities={entities} week={week} />
      {published !== undefined && against === undefined && (
        <div className="px-(--gutter)">
          <MissingWeek />
        </div>
      )}
      {entities.length === 1 && <p className="px-(--gutter) py-4 text-ink-2">{texts.addAnother}</p>}
      {kind === 'seller' && entities.length > 1 && <SharedCards sellers={entities} week={week} />}
    </>
  );
}

/** The entities once all requests end: failed ones are listed above the others. */
function Entities({
  kind,
  entities,
  week,
}: {
  kind: ComparedKind;
  entities: readonly Compared[];
  week: ReportPeriod;
}) {
  const known = entities.filter(({ result }) => result?.data !== undefined);
  const unread = entities.filter(({ result }) => result?.data === undefined);
  const isReading = unread.some(({ result }) => result?.isPending === true);
  const shown = isReading ? unread.filter(({ result }) => result?.isPending === true).slice(0, 1) : unread;
  return (
    <>
      {shown.map((entity) => {
        const { id, result } = entity;
        if (result === undefined) return null;
        if (isMissing(entity)) return <MissingEntity key={id} {...{ kind, id, entities }} />;
        return (
          <Report key={id} query={result} what={comparedKinds[kind].accusative}>
            {() => null}
          </Report>
        );
      })}
      {!isReading && known.length > 0 && <Comparison kind={kind} entities={known} week={week} />}
    </>
  );
}

/** Shown until the list of weeks is loaded. */
function WithoutWeek({ kind }: { kind: ComparedKind }) {
  const isOnline = useOnline();
  if (!isOnline) return <OfflineState what={comparedKinds[kind].accusative} />;
  return (
    <LoadingState>
      <ListSkeleton />
    </LoadingState>
  );
}

/** Several sellers, brands, categories or products side by side: figures, histories, and the sellers' shared cards. */
export function Component() {
  const { week, search } = useReportParams();
  const { kind, ids } = readCompared(search);
  const entities = useCompared(kind, ids, week);
  return (
    <Page title={comparedKinds[kind].title} crumbs={[{ title: screens.comparison, href: paths.compare() }]}>
      {ids.length === 0 ? (
        <Choice kind={kind} />
      ) : (
        <>
          <CompareHead kind={kind} entities={entities} />
          {week === undefined ? (
            <WithoutWeek kind={kind} />
          ) : (
            <Entities kind={kind} entities={entities} week={week} />
          )}
        </>
      )}
    </Page>
  );
}
