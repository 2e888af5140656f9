import * as texts from '#texts/category/entry';
import type { EntryCohort, ReportPeriod } from '@vitrina/contract';
import { formatInteger } from '@vitrina/ui/format/numbers';
import { Segments } from '@vitrina/ui/primitives/segments';
import { useState } from 'react';
import { formatWeekDates, formatWeekDays } from '../../period/format-week.ts';
import { type CohortCell, type CohortFigure, describeAge, listReachedAges } from './cohort-values.ts';

const figures = [
  { name: 'selling', title: texts.selling },
  { name: 'offering', title: texts.offering },
  { name: 'median', title: texts.median },
] as const satisfies readonly { name: CohortFigure; title: string }[];

/** The sellers of a cohort that sell, offer without sales, and have left, as parts of one bar. */
const Bar = ({ cell, entered }: { cell: Extract<CohortCell, { age: unknown }>; entered: number }) => {
  const { sellingCount, offeringCount } = cell.age;
  const width = (count: number) => ({ width: `${(100 * count) / entered}%` });
  return (
    <span
      aria-hidden="true"
      className="flex h-2.5 w-[45px] shrink-0 max-md:w-9 overflow-hidden rounded-mark border border-line-control max-md:h-1.5"
    >
      <span className="mark bg-bar-strong" style={width(sellingCount)} />
      <span className="mark bg-bar" style={width(offeringCount - sellingCount)} />
    </span>
  );
};

const Cell = ({ cell, entered }: { cell: CohortCell; entered: number }) =>
  'missing' in cell ? (
    <td className="px-2 text-right whitespace-nowrap text-ink-3 max-lg:px-1 max-md:px-0.5 max-lg:text-badge max-lg:font-normal max-lg:whitespace-normal">
      {cell.missing}
    </td>
  ) : (
    <td className="px-2 max-lg:px-1 max-md:px-0.5">
      <span className="flex items-center justify-between gap-2 max-md:flex-col-reverse max-md:items-end max-md:gap-1">
        <Bar cell={cell} entered={entered} />
        <span className="figures whitespace-nowrap max-md:text-badge max-md:font-normal">{cell.text}</span>
      </span>
    </td>
  );

interface RowProps {
  cohort: EntryCohort;
  ages: readonly number[];
  week: ReportPeriod;
  figure: CohortFigure;
}

const Row = ({ cohort, ages, week, figure }: RowProps) => (
  <tr className="h-(--row) border-t border-line-soft">
    <th scope="row" className="pl-(--gutter) text-left font-normal whitespace-nowrap">
      <b className="figures font-semibold">{cohort.weekNumber}</b>{' '}
      <span className="text-ink-2 max-lg:hidden">
        {(cohort.year === week.year ? formatWeekDays : formatWeekDates)(cohort)}
      </span>
    </th>
    <td className="figures px-2 text-right max-lg:px-1">{formatInteger(cohort.enteredCount)}</td>
    {ages.map((age) => (
      <Cell key={age} cell={describeAge(cohort, age, figure, week)} entered={cohort.enteredCount} />
    ))}
  </tr>
);

const Legend = () => (
  <p className="flex flex-wrap items-center gap-x-4 gap-y-1 px-(--gutter) py-2 text-badge font-normal text-ink-2">
    {[
      [texts.sellingKey, 'bg-bar-strong'],
      [texts.offeringKey, 'bg-bar'],
      [texts.leftKey, ''],
    ].map(([text, colour]) => (
      <span key={text} className="inline-flex items-center gap-1.5">
        <span
          aria-hidden="true"
          className={`mark inline-block h-2 w-4 rounded-mark border border-line-control ${colour}`}
        />
        {text}
      </span>
    ))}
    <span className="basis-full text-ink-3">{texts.percentNote}</span>
  </p>
);

const Heads = ({ ages }: Pick<RowProps, 'ages'>) => (
  <tr className="h-(--row) border-y border-line bg-sunken text-ink-2 max-md:text-badge">
    <th scope="col" className="pl-(--gutter) text-left font-normal">
      <span className="max-lg:hidden">{texts.weekColumn}</span>
      <span className="lg:hidden">{texts.weekColumnShort}</span>
    </th>
    <th scope="col" className="px-2 text-right font-normal max-lg:px-1">
      {texts.enteredColumn}
    </th>
    {ages.map((age) => (
      <th key={age} scope="col" className="px-2 text-right font-normal md:whitespace-nowrap max-lg:px-1">
        {age === 1 ? (
          <>
            <span className="max-lg:hidden">{texts.afterAge(age)}</span>
            <span className="lg:hidden">{texts.age(age)}</span>
          </>
        ) : (
          texts.age(age)
        )}
      </th>
    ))}
  </tr>
);

/** Cohorts of entrants, week by week, latest first. */
export function Cohorts({ cohorts, week }: { cohorts: readonly EntryCohort[]; week: ReportPeriod }) {
  const [figure, setFigure] = useState<CohortFigure>('selling');
  const ages = listReachedAges(cohorts, week);
  return (
    <section>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-(--gutter) py-2">
        <h2 className="text-section">{texts.newcomers}</h2>
        {cohorts.length > 0 && (
          <Segments
            label={texts.figureChoice}
            choices={figures}
            value={figure}
            onChange={setFigure}
            className="max-md:*:px-2"
          />
        )}
      </div>
      {cohorts.length === 0 ? (
        <p className="border-t border-line px-(--gutter) py-3 text-ink-2">{texts.newcomersUnknown}</p>
      ) : (
        <>
          <table className="w-full border-collapse [&_td:last-child]:pr-(--gutter) [&_th:last-child]:pr-(--gutter)">
            <caption className="sr-only">{texts.newcomersCaption}</caption>
            <thead>
              <Heads ages={ages} />
            </thead>
            <tbody>
              {cohorts.toReversed().map((cohort) => (
                <Row
                  key={`${cohort.year}-${cohort.weekNumber}`}
                  cohort={cohort}
                  ages={ages}
                  week={week}
                  figure={figure}
                />
              ))}
            </tbody>
          </table>
          <Legend />
        </>
      )}
    </section>
  );
}
