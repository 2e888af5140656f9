import { Field } from '@vitrina/ui/primitives/field';
import type { DraftProps } from './draft.ts';
import * as texts from '#texts/import/columns';

/** The year of weeks that have a number alone. */
export const YearField = ({ draft, onChange }: DraftProps) => (
  <Field
    type="number"
    label={texts.year}
    min={2020}
    max={2030}
    value={draft.year ?? ''}
    onChange={({ target }) =>
      onChange({ ...draft, year: target.value === '' ? undefined : target.valueAsNumber })
    }
  />
);
