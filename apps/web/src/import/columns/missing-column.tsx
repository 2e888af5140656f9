import { FeedField, type Import } from '@vitrina/contract';
import { Button } from '@vitrina/ui/primitives/button';
import { Field } from '@vitrina/ui/primitives/field';
import { chooseField, type DraftProps } from './draft.ts';
import { WeekField } from './week-field.tsx';
import { YearField } from './year-field.tsx';
import * as texts from '#texts/import/problems';

interface Props extends DraftProps {
  checked: Import;
  field: string | null;
}

/** Whether the person has chosen a column for a field. */
export const isNamed = ({ fields }: DraftProps['draft'], field: string | null): boolean =>
  Object.values(fields).some((chosen) => chosen !== null && chosen === field);

/** The unknown column that is most like the missing one, which is probably a misspelling. */
function NearestColumn({ checked, field, draft, onChange }: Props) {
  const { problems, readings } = checked;
  const found = problems.find((one) => one.kind === 'unknown-column' && one.field === field);
  const wanted = FeedField.safeParse(field).data;
  const header = found?.header;
  if (header === undefined || header === null || wanted === undefined) return null;
  const choose = () =>
    onChange(
      readings
        .filter(({ columns }) => columns.some((column) => column.header === header))
        .reduce((chosen, reading) => chooseField(chosen, reading, header, wanted), draft),
    );
  return (
    <Button small onClick={choose}>
      {texts.readNearest(header)}
    </Button>
  );
}

/** What a person can say in place of a missing column. */
function Constant({ field, draft, onChange }: Omit<Props, 'checked'>) {
  if (field === 'week_number')
    return <WeekField week={draft.week} onChange={(week) => onChange({ ...draft, week })} />;
  if (field === 'year') return <YearField draft={draft} onChange={onChange} />;
  if (field === 'seller_title')
    return (
      <Field
        label={texts.ownShop}
        value={draft.constants.seller_title ?? ''}
        maxLength={500}
        autoComplete="off"
        onChange={({ target }) =>
          onChange({ ...draft, constants: { ...draft.constants, seller_title: target.value } })
        }
      />
    );
  return <p className="text-ink-2">{texts.nameColumn}</p>;
}

/** What a person can do about a missing column, beside naming it in the list: the nearest column first. */
export const MissingColumn = (props: Props) => (
  <>
    <NearestColumn {...props} />
    <Constant {...props} />
  </>
);
