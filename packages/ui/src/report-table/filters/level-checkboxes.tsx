import { formatNumber } from '../../format/numbers.ts';
import { Checkbox } from '../../primitives/checkbox.tsx';
import { ProspectBadge } from '../../primitives/prospect-badge.tsx';
import { findProspect, prospectLevels, type ProspectLevel } from '../../format/prospect.ts';
import type { Column } from '../columns/column.ts';
import { filterRows, type Filter } from '../rows/filter-rows.ts';
import type { TableView } from '../state/use-table-view.ts';

/** Counts the rows of each level under all other filters. */
const countByLevel = (column: Column, { rows, columns, keys, state }: TableView) => {
  const { [column.field]: _own, ...others } = state.filters;
  const numbers = keys.numbers(column);
  const counts: Record<ProspectLevel, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  for (const index of filterRows(rows.length, columns, others, keys)) {
    const prospect = findProspect(numbers[index] ?? Number.NaN);
    if (prospect !== undefined) counts[prospect.level] += 1;
  }
  return counts;
};

interface Props {
  readonly column: Column;
  readonly view: TableView;
  readonly filter: Filter | undefined;
  readonly onChange: (filter: Filter | null) => void;
}

/** Checkboxes of prospect levels, each with its row count. */
export const LevelCheckboxes = ({ column, view, filter, onChange }: Props) => {
  const selected = filter?.by === 'levels' ? filter.levels : [];
  const counts = countByLevel(column, view);
  const toggle = (level: ProspectLevel, isChecked: boolean): void => {
    const levels = prospectLevels
      .map((prospect) => prospect.level)
      .filter((other) => (other === level ? isChecked : selected.includes(other)));
    onChange(levels.length === 0 ? null : { by: 'levels', levels });
  };
  return (
    <fieldset>
      <legend className="sr-only">{column.definition.label}</legend>
      {prospectLevels.map(({ level }) => (
        <Checkbox
          key={level}
          checked={selected.includes(level)}
          onChange={(isChecked) => toggle(level, isChecked)}
        >
          <span className="flex flex-1 items-center justify-between">
            <ProspectBadge level={level} />
            <span className="figures text-ink-2">{formatNumber(counts[level])}</span>
          </span>
        </Checkbox>
      ))}
    </fieldset>
  );
};
