import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import * as texts from '#texts/report-table/filter-input';
import { classNames } from '../../class-names.ts';
import { formatNumber } from '../../format/numbers.ts';
import { inputClass } from '../../primitives/field.tsx';
import { Menu, MenuChoice } from '../../primitives/menu.tsx';
import { ProspectBadge } from '../../primitives/prospect-badge.tsx';
import { prospectLevels } from '../../format/prospect.ts';
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

const sizeClass = 'md:h-6 md:rounded-badge md:px-1.5 md:text-badge font-normal';
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
        className={classNames(inputClass, sizeClass, text !== '' && activeClass)}
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
      className={classNames(
        inputClass,
        sizeClass,
        'figures min-w-0 flex-1 md:flex-none md:px-1!',
        value !== null && activeClass,
      )}
    />
  );
};

const RangeFilter = ({ column, filter, onChange }: Props) => {
  const { from, to } = filter?.by === 'range' ? filter : { from: null, to: null };
  const change = (range: { from: number | null; to: number | null }) =>
    onChange(range.from === null && range.to === null ? null : { by: 'range', ...range });
  const label = column.head;
  return (
    <span className="flex gap-1 max-md:gap-2 md:flex-col">
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

const LevelsFilter = ({ column, filter, onChange }: Props) => {
  const selectedLevels = filter?.by === 'levels' ? filter.levels : [];
  const labels = prospectLevels
    .filter(({ level }) => selectedLevels.includes(level))
    .map(({ label }) => label);
  const shown = labels.length === 0 ? texts.anyLevel : labels.join(', ');
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`${column.definition.label}: ${shown}`}
          className={classNames(
            inputClass,
            sizeClass,
            'flex items-center justify-between gap-1',
            selectedLevels.length === 0 ? 'text-ink-3' : activeClass,
          )}
        >
          <span className="truncate">{shown}</span>
          <ChevronDown className="size-3.5 shrink-0" aria-hidden="true" />
        </button>
      }
    >
      {prospectLevels.map(({ level }) => (
        <MenuChoice
          key={level}
          chosen={selectedLevels.includes(level)}
          onSelect={(event) => event.preventDefault()}
          onCheckedChange={(now) => {
            const levels = prospectLevels
              .map((prospect) => prospect.level)
              .filter((other) => (other === level ? now : selectedLevels.includes(other)));
            onChange(levels.length === 0 ? null : { by: 'levels', levels });
          }}
        >
          <ProspectBadge level={level} />
        </MenuChoice>
      ))}
    </Menu>
  );
};

/** Filter input of a column, by its kind. */
export const FilterInput = (props: Props) => {
  const { filter } = props.column.traits;
  if (filter === 'text') return <TextFilter {...props} />;
  if (filter === 'range') return <RangeFilter {...props} />;
  return filter === 'levels' ? <LevelsFilter {...props} /> : null;
};
