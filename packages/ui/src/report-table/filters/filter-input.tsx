import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../class-names.ts';
import { formatNumber } from '../../format/numbers.ts';
import { inputClass } from '../../primitives/field.tsx';
import { Menu, MenuChoice } from '../../primitives/menu.tsx';
import { ProspectBadge } from '../../primitives/prospect-badge.tsx';
import { prospectLevels } from '../../format/prospect.ts';
import type { Column } from '../columns/column.ts';
import type { Filter } from '../rows/filter-rows.ts';

interface Props {
  readonly column: Column;
  readonly filter: Filter | undefined;
  readonly onChange: (filter: Filter | null) => void;
}

const size = 'md:h-6 md:rounded-badge md:px-1.5 md:text-badge font-normal';
const inForce = 'border-accent';

const TextFilter = ({ column, filter, onChange }: Props) => {
  const text = filter?.by === 'text' ? filter.text : '';
  return (
    <input
      aria-label={`${column.definition.label}: содержит`}
      placeholder="содержит…"
      value={text}
      onChange={({ target }) => onChange(target.value === '' ? null : { by: 'text', text: target.value })}
      className={classNames(inputClass, size, text !== '' && inForce)}
    />
  );
};

/** Reads a number as people write it in Russian: «80 000», «4,5»; null for anything else. */
const readNumber = (text: string): number | null => {
  const plain = text.replace(/\s/g, '').replace(',', '.').replace('−', '-');
  return /^-?\d+(\.\d*)?$/.test(plain) ? Number(plain) : null;
};

interface BoundProps {
  readonly label: string;
  readonly word: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

/** One end of a range; the text stays as it was typed while it means the same number. */
const Bound = ({ label, word, value, onChange }: BoundProps) => {
  const [text, setText] = useState('');
  const shown = readNumber(text) === value ? text : value === null ? '' : formatNumber(value);
  return (
    <input
      aria-label={`${label}: ${word}`}
      aria-invalid={(shown.trim() !== '' && readNumber(shown) === null) || undefined}
      placeholder={word}
      inputMode="decimal"
      value={shown}
      onChange={({ target }) => {
        setText(target.value);
        onChange(readNumber(target.value));
      }}
      className={classNames(inputClass, size, 'min-w-0 flex-1', value !== null && inForce)}
    />
  );
};

const RangeFilter = ({ column, filter, onChange }: Props) => {
  const { from, to } = filter?.by === 'range' ? filter : { from: null, to: null };
  const change = (range: { from: number | null; to: number | null }) =>
    onChange(range.from === null && range.to === null ? null : { by: 'range', ...range });
  const label = column.head;
  return (
    <span className="flex gap-1 max-md:gap-2">
      <Bound label={label} word="от" value={from} onChange={(value) => change({ from: value, to })} />
      <Bound label={label} word="до" value={to} onChange={(value) => change({ from, to: value })} />
    </span>
  );
};

const LevelsFilter = ({ column, filter, onChange }: Props) => {
  const chosen = filter?.by === 'levels' ? filter.levels : [];
  const words = prospectLevels.filter(({ level }) => chosen.includes(level)).map(({ label }) => label);
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`${column.definition.label}: ${words.length === 0 ? 'любая' : words.join(', ')}`}
          className={classNames(
            inputClass,
            size,
            'flex items-center justify-between gap-1',
            chosen.length === 0 ? 'text-ink-3' : inForce,
          )}
        >
          <span className="truncate">{words.length === 0 ? 'любая' : words.join(', ')}</span>
          <ChevronDown className="size-3.5 shrink-0" aria-hidden="true" />
        </button>
      }
    >
      {prospectLevels.map(({ level }) => (
        <MenuChoice
          key={level}
          chosen={chosen.includes(level)}
          onSelect={(event) => event.preventDefault()}
          onCheckedChange={(now) => {
            const levels = prospectLevels
              .map((prospect) => prospect.level)
              .filter((other) => (other === level ? now : chosen.includes(other)));
            onChange(levels.length === 0 ? null : { by: 'levels', levels });
          }}
        >
          <ProspectBadge level={level} />
        </MenuChoice>
      ))}
    </Menu>
  );
};

/** The filter that a column of its sort offers. */
export const FilterInput = (props: Props) => {
  const { filter } = props.column.traits;
  if (filter === 'text') return <TextFilter {...props} />;
  if (filter === 'range') return <RangeFilter {...props} />;
  return filter === 'levels' ? <LevelsFilter {...props} /> : null;
};
