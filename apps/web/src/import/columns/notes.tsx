import type { FeedField, Import } from '@vitrina/contract';
import { formatInteger } from '@vitrina/ui/format/numbers';
import { Field } from '@vitrina/ui/primitives/field';
import { Segments } from '@vitrina/ui/primitives/segments';
import { formatWeek } from '../../period/format-week.ts';
import { type DraftProps, getField } from './draft.ts';
import { YearField } from './year-field.tsx';
import * as problemTexts from '#texts/import/problems';
import * as texts from '#texts/import/columns';

interface Props extends DraftProps {
  checked: Import;
}

/** What is filled in where no column has it: the fields, of which none is read. */
const filledIn: readonly { fields: readonly FeedField[]; text: keyof typeof texts.filledIn }[] = [
  { fields: ['seller_id', 'product_id', 'brand_id', 'category_id'], text: 'ids' },
  { fields: ['revenue'], text: 'revenue' },
  { fields: ['product_rating', 'product_comments_count'], text: 'ratings' },
];

/** What the server fills in by itself. */
function FilledIn({ checked: { readings }, draft }: Omit<Props, 'onChange'>) {
  const read = new Set(readings.flatMap(({ columns }) => columns.map((column) => getField(draft, column))));
  const shown = filledIn.filter(({ fields }) => !fields.some((field) => read.has(field)));
  if (shown.length === 0) return null;
  return (
    <section>
      <h3 className="text-section">{texts.weFill}</h3>
      <dl>
        {shown.map(({ text }) => (
          <div key={text} className="border-b border-line py-1.5">
            <dt>{texts.filledIn[text].title}</dt>
            <dd className="text-label font-normal text-ink-2">{texts.filledIn[text].text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** How numbers, weeks and sheets are read, where the content leaves a choice. */
function Options({ checked: { readings, problems }, draft, onChange }: Props) {
  const sheet = readings.find((one) => one.sheet !== null)?.sheet;
  const hasDecimals = readings.some(({ columns }) =>
    columns.some(({ reading }) => reading?.startsWith('decimal') === true),
  );
  const lacksYear = readings.some(({ notes }) => notes.some(({ kind }) => kind === 'unread-week'));
  const needsYear = lacksYear && !problems.some(({ field }) => field === 'year');
  return (
    <div className="space-y-4 empty:hidden">
      {needsYear && <YearField draft={draft} onChange={onChange} />}
      {hasDecimals && (
        <div>
          <p className="mb-1 text-label text-ink-2">{problemTexts.decimal}</p>
          <Segments
            label={problemTexts.decimal}
            choices={[{ name: 'content', title: texts.byContent }, ...problemTexts.decimals]}
            value={draft.decimal ?? 'content'}
            onChange={(name) =>
              onChange({ ...draft, decimal: name === 'comma' || name === 'point' ? name : undefined })
            }
          />
        </div>
      )}
      {sheet && (
        <Field
          label={texts.sheet}
          value={draft.sheet ?? sheet}
          maxLength={100}
          onChange={({ target }) => onChange({ ...draft, sheet: target.value })}
        />
      )}
    </div>
  );
}

/** What a person should know of the files. */
export const Notes = ({ checked, draft, onChange }: Props) => {
  const { readings } = checked;
  const notes = readings.flatMap((reading) => reading.notes);
  const partialWeeks = readings.flatMap((reading) => reading.partialWeeks);
  return (
    <>
      {notes.length + partialWeeks.length > 0 && (
        <section>
          <h3 className="text-section">{texts.noticed}</h3>
          <ul>
            {partialWeeks.map((week, place) => (
              <li key={place} className="border-b border-line py-1.5">
                {texts.partialWeek(formatWeek(week), week.daysCount)}
              </li>
            ))}
            {notes.slice(0, 20).map(({ kind, count, example }, place) => (
              <li key={place} className="border-b border-line py-1.5 [overflow-wrap:anywhere]">
                {texts.notes[kind](formatInteger(count), example)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <FilledIn checked={checked} draft={draft} />
      <Options checked={checked} draft={draft} onChange={onChange} />
    </>
  );
};
