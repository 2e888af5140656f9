import type { FeedField, Import, ImportProblem, ImportReading } from '@vitrina/contract';
import { FeedField as FeedFields } from '@vitrina/contract';
import { formatCount } from '@vitrina/ui/format/plural';
import { formatPercent, formatWholePercent } from '@vitrina/ui/format/numbers';
import { Button } from '@vitrina/ui/primitives/button';
import { Select } from '@vitrina/ui/primitives/select';
import { useState } from 'react';
import { describeFile, describeLeftOut } from '../files/describe-file.ts';
import { chooseField, type Draft, emptyDraft, getField, listUndecided } from './draft.ts';
import { getFieldName } from './field-name.ts';
import * as fieldTexts from '#texts/import/fields';
import * as texts from '#texts/import/columns';

type Column = ImportReading['columns'][number];

/** Columns shown at a time. */
const PAGE = 60;

const rowClass =
  'grid gap-x-4 gap-y-2 md:grid-cols-[minmax(6rem,8rem)_minmax(9rem,13.5rem)_minmax(0,1fr)_4.5rem]';

interface ListProps {
  checked: Import;
  draft: Draft;
  onChange: (draft: Draft) => void;
}

/** Values of a column as they are in the file, and as they were read. */
const Samples = ({ column: { samples }, isRead }: { column: Column; isRead: boolean }) => (
  <ul className="min-w-0 text-label font-normal">
    {samples.map(({ given, read }, place) => (
      <li key={place} className="grid grid-cols-[minmax(0,1fr)_1rem_minmax(0,1fr)] gap-x-2">
        <span className="truncate text-ink-2" title={given}>
          {given || '—'}
        </span>
        {isRead && given !== '' && (
          <>
            <span aria-hidden="true" className="text-ink-3">
              →
            </span>
            <span className="truncate" title={read}>
              {given === read ? texts.unchanged : read}
            </span>
          </>
        )}
      </li>
    ))}
  </ul>
);

interface RowProps {
  column: Column;
  field: FeedField | null;
  isOpen: boolean;
  /** The known column whose name is nearest to that of an unknown one. */
  nearest: string | undefined;
  rowsCount: number;
  onChoose: (field: FeedField | null) => void;
}

/** A column with its field, its samples and how many rows have a value. */
function ColumnRow({ column, field, isOpen, nearest, rowsCount, onChoose }: RowProps) {
  const { header, blanksCount, reading } = column;
  const filled = rowsCount === 0 ? 0 : 1 - blanksCount / rowsCount;
  return (
    <li
      className={`${rowClass} border-b border-line py-2 max-md:py-3 ${isOpen ? '-mx-2 bg-warn-soft px-2' : ''}`}
    >
      <div className="min-w-0 md:pt-1.5">
        <p className="line-clamp-2 font-medium [overflow-wrap:anywhere]" title={header}>
          {header}
        </p>
        {isOpen && nearest !== undefined && (
          <p className="text-label font-normal text-ink-2">{texts.nearest(getFieldName(nearest))}</p>
        )}
        {reading !== null && <p className="text-label font-normal text-ink-3">{texts.readings[reading]}</p>}
      </div>
      <Select
        label={texts.fieldOf(header)}
        labelHidden
        value={field ?? (isOpen ? 'undecided' : '')}
        onChange={(value) => onChoose(FeedFields.safeParse(value).data ?? null)}
      >
        {isOpen && (
          <option value="undecided" disabled>
            {texts.choose}
          </option>
        )}
        <option value="">{texts.leaveOut}</option>
        {FeedFields.options.map((one) => (
          <option key={one} value={one}>
            {fieldTexts.fields[one]}
          </option>
        ))}
      </Select>
      <Samples column={column} isRead={field !== null && field === column.field} />
      <p className={`figures md:pt-1.5 md:text-right ${filled === 1 ? 'text-ink-2' : ''} max-md:text-label`}>
        <span className="md:sr-only">{texts.filled} </span>
        {filled === 1 ? formatWholePercent(1) : formatPercent(filled)}
      </p>
    </li>
  );
}

/** Orders the columns: those to decide, those read, those left out; a choice moves none. */
const orderColumns = ({ columns }: ImportReading, undecided: ReadonlySet<Column>): Column[] => {
  const rank = (column: Column) => (column.field !== null ? 1 : undecided.has(column) ? 0 : 2);
  return columns.toSorted((one, other) => rank(one) - rank(other));
};

/** Returns the known columns that unknown ones are most like, by header. */
const findNearest = (problems: readonly ImportProblem[]): ReadonlyMap<string | null, string | undefined> =>
  new Map(
    problems
      .filter(({ kind }) => kind === 'unknown-column')
      .map(({ header, field }) => [header, field ?? undefined]),
  );

/** The columns of a file. */
function FileColumns({ reading, checked, draft, onChange }: ListProps & { reading: ImportReading }) {
  const [shownCount, setShownCount] = useState(PAGE);
  const { file, rowsCount } = reading;
  const { problems } = checked;
  const columns = orderColumns(reading, new Set(listUndecided(reading, problems, emptyDraft)));
  const undecided = new Set(listUndecided(reading, problems, draft));
  const nearest = findNearest(problems);
  const leftCount = columns.length - shownCount;
  return (
    <section aria-label={file}>
      <p className="text-ink-2 [overflow-wrap:anywhere]">
        {[file, ...describeFile(reading), ...describeLeftOut(reading)].join(' · ')}
      </p>
      <div
        aria-hidden="true"
        className={`${rowClass} mt-2 border-b border-line pb-1 text-label text-ink-2 max-md:hidden`}
      >
        <span>{texts.inFile}</span>
        <span>{texts.is}</span>
        <span>{texts.samples}</span>
        <span className="text-right">{texts.filled}</span>
      </div>
      <ul className="max-md:mt-2 max-md:border-t max-md:border-line">
        {columns.slice(0, shownCount).map((column, place) => (
          <ColumnRow
            key={`${place} ${column.header}`}
            column={column}
            field={getField(draft, column)}
            isOpen={undecided.has(column)}
            nearest={nearest.get(column.header)}
            rowsCount={rowsCount}
            onChoose={(field) => onChange(chooseField(draft, reading, column.header, field))}
          />
        ))}
      </ul>
      {leftCount > 0 && (
        <Button variant="quiet" className="mt-2" onClick={() => setShownCount(shownCount + PAGE)}>
          {texts.showMore(formatCount(leftCount, texts.column))}
        </Button>
      )}
    </section>
  );
}

/** The columns of all files; a file in the feed's own form needs no reading. */
export const ColumnList = ({ checked, draft, onChange }: ListProps) => {
  const ownForm = checked.files.filter(({ name }) => !checked.readings.some(({ file }) => file === name));
  return (
    <div className="space-y-8">
      {checked.readings.map((reading) => (
        <FileColumns key={reading.file} {...{ reading, checked, draft, onChange }} />
      ))}
      {checked.problems.length === 0 &&
        ownForm.map(({ name }) => (
          <p key={name} className="text-ink-2 [overflow-wrap:anywhere]">
            {texts.ownForm(name)}
          </p>
        ))}
    </div>
  );
};
