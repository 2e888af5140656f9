import { SearchField } from '@vitrina/ui/primitives/search-field';
import { useState } from 'react';
import * as texts from '#texts/search/picker';
import { focusOnMount } from '../../routing/focus-on-mount.ts';
import { useReportParams } from '../../period/use-report-params.ts';
import type { EntityKind } from '../entity-kinds.ts';
import { OptionList } from '../option-list.tsx';
import { SearchState } from '../search-state.tsx';
import { useSearchResults } from '../use-search-results.ts';
import { useCombobox } from '../use-combobox.ts';
import { usePickerGroups } from './use-picker-groups.ts';

interface Props {
  kind: EntityKind;
  /** The path that the options link to. */
  path: string;
  onPick?: (() => void) | undefined;
  /** Focuses the field on mount, as in a popover. */
  hasFocus?: boolean;
}

/** Finds a seller, brand, category or section of the week and links to it. */
export function Picker({ kind, path, onPick, hasFocus = false }: Props) {
  const { week } = useReportParams();
  const [text, setText] = useState('');
  const search = useSearchResults(text);
  const groups = usePickerGroups(kind, path, search);
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
      <div className="-mx-1 @min-[46rem]:-mx-2.5">
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
