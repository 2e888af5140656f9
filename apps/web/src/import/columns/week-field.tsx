import { formatWeek as formatIsoWeek, getWeekOfDay, parseWeek } from '@vitrina/contract/iso-week';
import { Field } from '@vitrina/ui/primitives/field';
import { useState } from 'react';
import { formatWeek } from '../../period/format-week.ts';
import * as texts from '#texts/import/problems';

/** Returns the ISO week of a day `2026-11-15`, as `2026-W46`; undefined for an incomplete day. */
function findWeek(day: string): string | undefined {
  const time = Date.parse(day);
  return Number.isNaN(time) ? undefined : formatIsoWeek(getWeekOfDay(time));
}

interface Props {
  week: string | undefined;
  onChange: (week: string | undefined) => void;
}

/** The week of all rows, chosen by one of its days. */
export function WeekField({ week, onChange }: Props) {
  const [day, setDay] = useState('');
  return (
    <div>
      <Field
        type="date"
        label={texts.anyDay}
        value={day}
        min="2020-01-01"
        max="2030-12-31"
        onChange={({ target }) => {
          setDay(target.value);
          onChange(findWeek(target.value));
        }}
      />
      {week !== undefined && <p className="mt-1">{formatWeek(parseWeek(week))}</p>}
    </div>
  );
}
