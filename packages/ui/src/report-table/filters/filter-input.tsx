import { useId, useState } from 'react';
import * as texts from '#texts/report-table/filter-input';
import { classNames } from '../../class-names.ts';
import { formatNumber } from '../../format/numbers.ts';
import { inputClass } from '../../primitives/field.tsx';
import type { Column, TableRow } from '../columns/column.ts';
import { ValueOptions } from './value-options.tsx';
import type { Filter } from '../rows/filter-rows.ts';
import { toPlainNumber } from '../rows/plain-number.ts';

interface Props {
  readonly column: Column;
  readonly filter: Filter | undefined;
  readonly onChange: (filter: Filter | null) => void;
  /** The report's rows, if the filter offers their values. */
  readonly rows?: readonly TableRow[] | undefined;
}

const activeClass = 'border-accent';

/** Values are not counted before focus or hover. */
const noRows: readonly TableRow[] = [];

const TextFilter = ({ column, filter, onChange, rows }: Props) => {
  const text = filter?.by === 'text' ? filter.text : '';
  const listId = useId();
  const [isOffered, setOffered] = useState(false);
  const offer = () => setOffered(true);
  return (
    <>
      <input
        {...(rows && { list: listId, onFocus: offer, onPointerEnter: offer })}
        aria-label={texts.contains(column.definition.label)}
        placeholder={texts.containsHint}
        value={text}
        onChange={({ target }) => onChange(target.value === '' ? null : { by: 'text', text: target.value })}
        className={classNames(inputClass, text !== '' && activeClass)}
      />
      {rows && <ValueOptions id={listId} column={column} rows={isOffered ? rows : noRows} />}
    </>
  );
};

/** Parses a number in the notation of the language: «80 000», «4,5»; null for anything else. */
const parseNumber = (text: string): number | null => {
  const plain = toPlainNumber(text);
  return /^-?\d+(\.\d*)?$/.test(plain) ? Number(plain) : null;
};

interface BoundProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

/** Input of one bound; keeps the typed text while its number is unchanged. */
const Bound = ({ label, placeholder, value, onChange }: BoundProps) => {
  const [text, setText] = useState('');
  const shown = parseNumber(text) === value ? text : value === null ? '' : formatNumber(value);
  return (
    <input
      aria-label={`${label}: ${placeholder}`}
      aria-invalid={(shown.trim() !== '' && parseNumber(shown) === null) || undefined}
      placeholder={placeholder}
      inputMode="decimal"
      value={shown}
      onChange={({ target }) => {
        setText(target.value);
        onChange(parseNumber(target.value));
      }}
      className={classNames(inputClass, 'figures min-w-0 flex-1', value !== null && activeClass)}
    />
  );
};

const RangeFilter = ({ column, filter, onChange }: Props) => {
  const { from, to } = filter?.by === 'range' ? filter : { from: null, to: null };
  const change = (range: { from: number | null; to: number | null }) =>
    onChange(range.from === null && range.to === null ? null : { by: 'range', ...range });
  const label = column.head;
  return (
    <span className="flex gap-2">
      <Bound
        label={label}
        placeholder={texts.from}
        value={from}
        onChange={(value) => change({ from: value, to })}
      />
      <Bound
        label={label}
        placeholder={texts.to}
        value={to}
        onChange={(value) => change({ from, to: value })}
      />
    </span>
  );
};

/** Filter input of a column: the text it contains, or a range. */
export const FilterInput = (props: Props) => {
  const { filter } = props.column.traits;
  if (filter === 'text') return <TextFilter {...props} />;
  return filter === 'range' ? <RangeFilter {...props} /> : null;
};
