import type { ImportReport, ImportWeek } from '@vitrina/contract';
import { formatChange, formatCompactMoney, formatInteger, formatPercent } from '@vitrina/ui/format/numbers';
import { formatCount } from '@vitrina/ui/format/plural';
import * as fileTexts from '#texts/import/files';
import * as texts from '#texts/import/report';

interface FigureProps {
  name: string;
  value: string;
  note: string;
}

const Figure = ({ name, value, note }: FigureProps) => (
  <div className="min-w-0">
    <dt className="text-label text-ink-2">{name}</dt>
    <dd>
      <span className="figures block text-figure whitespace-nowrap">{value}</span>
      <span className="block text-label font-normal text-ink-2">{note}</span>
    </dd>
  </div>
);

/** Compares revenue with the published week that is replaced, else with the newest one before. */
const compareRevenue = ({ revenue, replaced }: ImportWeek, before: ImportReport['comparison']): string => {
  const comparison = replaced?.comparison ?? before;
  if (comparison === null) return '';
  const once = formatCompactMoney(comparison.revenue);
  const change = comparison.revenue === 0 ? undefined : formatChange(revenue / comparison.revenue - 1);
  return comparison === before
    ? texts.against(comparison.weekNumber, once, change)
    : texts.againstReplaced(once, change);
};

/** How many rows were read, are loaded, are refused and are repeated, and the revenue of the newest week. */
export function Figures({ report, filesCount }: { report: ImportReport; filesCount: number }) {
  const { readCount, loadedCount, rejectedCount, duplicatesCount, weeks, comparison } = report;
  const getShare = (count: number) => (readCount === 0 ? '' : formatPercent(count / readCount));
  const newest = weeks.at(-1);
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-b border-line pb-4 md:grid-cols-5">
      <Figure
        name={texts.readRows}
        value={formatInteger(readCount)}
        note={formatCount(filesCount, fileTexts.file)}
      />
      <Figure name={texts.loaded} value={formatInteger(loadedCount)} note={getShare(loadedCount)} />
      <Figure
        name={texts.rejected}
        value={formatInteger(rejectedCount)}
        note={rejectedCount === 0 ? '' : texts.allowed(getShare(rejectedCount))}
      />
      <Figure
        name={texts.duplicates}
        value={formatInteger(duplicatesCount)}
        note={duplicatesCount === 0 ? '' : texts.countedOnce}
      />
      {newest && (
        <Figure
          name={texts.revenueOf(newest.weekNumber)}
          value={formatCompactMoney(newest.revenue)}
          note={compareRevenue(newest, comparison)}
        />
      )}
    </dl>
  );
}
