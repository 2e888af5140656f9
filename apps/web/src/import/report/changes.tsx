import type { ImportReport } from '@vitrina/contract';
import { formatCompactMoney, formatInteger } from '@vitrina/ui/format/numbers';
import { formatCount, nouns } from '@vitrina/ui/format/plural';
import { formatDateTime } from '@vitrina/ui/format/week-range';
import type { ReactNode } from 'react';
import { formatWeek } from '../../period/format-week.ts';
import * as fileTexts from '#texts/import/files';
import * as texts from '#texts/import/report';

interface LineProps {
  name: string;
  value?: ReactNode;
  end?: ReactNode;
}

const Line = ({ name, value, end }: LineProps) => (
  <li className="flex flex-wrap items-baseline gap-x-4 border-b border-line py-1.75">
    <span className={`min-w-32 ${value === undefined ? '' : 'max-md:w-full'}`}>{name}</span>
    <span className="min-w-0 flex-1 text-ink-2">{value}</span>
    <span className="text-right">{end}</span>
  </li>
);

const Part = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
  <section>
    <h3 className="text-section">
      {title} {note !== undefined && <span className="ml-1 font-normal text-ink-2">{note}</span>}
    </h3>
    <ul className="mt-1">{children}</ul>
  </section>
);

/** Sellers, brands, products and categories that are new. */
function NewThings({ report }: { report: ImportReport }) {
  const counts = [
    { count: report.newSellersCount, noun: nouns.seller },
    { count: report.newBrandsCount, noun: nouns.brand },
    { count: report.newProductsCount, noun: nouns.product },
    { count: report.newCategoriesCount, noun: texts.category },
  ].filter(({ count }) => count > 0);
  if (counts.length === 0) return null;
  return (
    <Part title={texts.newThings} note={texts.idsGiven}>
      {counts.map(({ count, noun }) => (
        <Line key={noun.one} name={formatCount(count, noun)} />
      ))}
    </Part>
  );
}

/** Beside the published week that is replaced, else the newest one before: rows, sellers and revenue, and what is gone. */
function Comparison({ report }: { report: ImportReport }) {
  const newest = report.weeks.at(-1);
  const replaced = newest?.replaced?.comparison;
  const comparison = replaced ?? report.comparison;
  if (comparison === null || newest === undefined) return null;
  const pair = (before: string, after: string) => (
    <span className="figures flex gap-1.5">
      <span className="text-ink-2">{before}</span>
      <span className="text-ink-3">→</span>
      {after}
    </span>
  );
  return (
    <Part
      title={(replaced ? texts.replacedWeek : texts.besideWeek)(comparison.weekNumber)}
      note={texts.checkForMistakes}
    >
      <Line
        name={texts.rows}
        end={pair(formatInteger(comparison.offersCount), formatInteger(newest.offersCount))}
      />
      <Line
        name={texts.sellers}
        end={pair(formatInteger(comparison.sellersCount), formatInteger(newest.sellersCount))}
      />
      <Line
        name={texts.revenue}
        end={pair(formatCompactMoney(comparison.revenue), formatCompactMoney(newest.revenue))}
      />
      <Line name={texts.goneSellers} end={formatInteger(comparison.goneSellersCount)} />
      <Line name={texts.goneProducts} end={formatInteger(comparison.goneProductsCount)} />
    </Part>
  );
}

/** What changes for everybody: new things, replaced weeks and the end of the demo. */
export const Changes = ({ report }: { report: ImportReport }) => (
  <div className="min-w-0 space-y-8">
    <Part title={texts.weeks}>
      {report.weeks.map(({ year, weekNumber, offersCount, replaced }) => (
        <Line
          key={`${year} ${weekNumber}`}
          name={formatWeek({ year, weekNumber })}
          value={
            replaced === null
              ? formatCount(offersCount, fileTexts.row)
              : texts.replaced(
                  formatDateTime(new Date(replaced.publishedAt)),
                  formatCount(replaced.offersCount, fileTexts.row),
                )
          }
          end={replaced === null ? texts.isNew : texts.isReplaced}
        />
      ))}
      {report.removesDemo && <Line name={texts.demo} end={texts.isRemoved} />}
    </Part>
    <NewThings report={report} />
    <Comparison report={report} />
  </div>
);
