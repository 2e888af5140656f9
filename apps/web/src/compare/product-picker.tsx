import { formatCompactMoney } from '@vitrina/ui/format/numbers';
import { SearchField } from '@vitrina/ui/primitives/search-field';
import { Package } from 'lucide-react';
import { useState } from 'react';
import { useReportParams } from '../period/use-report-params.ts';
import { focusOnMount } from '../routing/focus-on-mount.ts';
import { paths } from '../routing/paths.ts';
import { OptionList } from '../search/option-list.tsx';
import { SearchState } from '../search/search-state.tsx';
import { useCombobox } from '../search/use-combobox.ts';
import { useSearchResults } from '../search/use-search-results.ts';
import * as entities from '#texts/entities';
import * as texts from '#texts/compare/compare';

interface Props {
  /** Products already compared. */
  ids: readonly number[];
  onPick?: (() => void) | undefined;
  hasFocus?: boolean;
}

/** Finds a product of the week and links to the comparison with it. */
export function ProductPicker({ ids, onPick, hasFocus = false }: Props) {
  const { week } = useReportParams();
  const [text, setText] = useState('');
  const search = useSearchResults(text);
  const products = (search.results?.products ?? []).filter(({ id }) => !ids.includes(id));
  const groups = [
    {
      title: entities.products,
      options: products.map(({ id, title, revenue }) => ({
        key: `product ${id}`,
        title,
        icon: Package,
        endText: formatCompactMoney(revenue),
        target: { to: paths.compare('product', [...ids, id]) },
      })),
    },
  ].filter(({ options }) => options.length > 0);
  const { list, field, reset } = useCombobox(groups);
  return (
    <div className="@container grid max-w-[72rem] grid-cols-1 gap-2">
      <SearchField
        {...field}
        ref={hasFocus ? focusOnMount : undefined}
        label={texts.findProduct}
        value={text}
        onChange={(value) => {
          setText(value);
          reset();
        }}
        maxLength={500}
        className="max-w-[36rem]"
      />
      <div className="-mx-1 @min-[46rem]:-mx-2.5">
        <OptionList
          label={texts.findProduct}
          combobox={list}
          groups={groups}
          text={search.input.text}
          onSelect={() => onPick?.()}
        >
          {week !== undefined && text !== '' && (
            <SearchState
              search={search}
              weekNumber={week.weekNumber}
              count={products.length}
              isFound={products.length > 0}
            />
          )}
        </OptionList>
      </div>
    </div>
  );
}
