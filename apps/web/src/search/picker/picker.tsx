import { SearchField } from '@vitrina/ui/primitives/search-field';
import { useState } from 'react';
import * as texts from '#texts/search/picker';
import { focusOnMount } from '../../routing/focus-on-mount.ts';
import { useReportParams } from '../../period/use-report-params.ts';
import type { EntityKind } from '../entity-kinds.ts';
import type { OptionGroup } from '../option.ts';
import { OptionList } from '../option-list.tsx';
import { SearchState } from '../search-state.tsx';
import { useSearchResults } from '../use-search-results.ts';
import { useCombobox } from '../use-combobox.ts';
import { usePickerGroups } from './use-picker-groups.ts';

interface Props {
  kind: EntityKind;
  /** The path that the options link to. */
  path: string;
  /** Excluded ids. */
  exclude?: readonly number[];
  onPick?: (() => void) | undefined;
  /** Focuses the field on mount, as in a popover. */
  hasFocus?: boolean;
}

/** Removes the options of these entities, and groups left empty. */
const withoutEntities = (groups: readonly OptionGroup[], kind: EntityKind, ids: readonly number[]) => {
  const keys = new Set(ids.flatMap((id) => [`${kind} ${id}`, `entity ${kind} ${id}`]));
  return groups
    .map(({ title, options }) => ({ title, options: options.filter(({ key }) => !keys.has(key)) }))
    .filter(({ options }) => options.length > 0);
};

/** Finds a seller, brand, category or section of the week and links to it. */
export function Picker({ kind, path, exclude = [], onPick, hasFocus = false }: Props) {
  const { week } = useReportParams();
  const [text, setText] = useState('');
  const search = useSearchResults(text);
  const groups = withoutEntities(usePickerGroups(kind, path, search), kind, exclude);
  const { list, field, reset } = useCombobox(groups);
  const changeText = (value: string) => {
    setText(value);
    reset();
  };
  const count = groups.flatMap(({ options }) => options).length;
  return (
    <div className="@container grid max-w-[72rem] grid-cols-1 gap-2">
      <SearchField
        {...field}
        ref={hasFocus ? focusOnMount : undefined}
        label={texts.names[kind]}
        value={text}
        onChange={changeText}
        maxLength={500}
        className="max-w-[36rem]"
      />
      <div className="-mx-2.5">
        <OptionList
          label={texts.names[kind]}
          combobox={list}
          groups={groups}
          text={search.input.text}
          onSelect={() => onPick?.()}
        >
          {week !== undefined && (
            <SearchState search={search} weekNumber={week.weekNumber} count={count} isFound={count > 0} />
          )}
        </OptionList>
      </div>
    </div>
  );
}
