import type { FoundRow } from '@vitrina/contract';
import { classNames } from '@vitrina/ui/class-names';
import { SearchField } from '@vitrina/ui/primitives/search-field';
import { Store } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSetOwnShop } from '../../follow/use-set-own-shop.ts';
import { useReportParams } from '../../period/use-report-params.ts';
import { focusOnMount } from '../../routing/focus-on-mount.ts';
import { SearchState } from '../../search/search-state.tsx';
import { type ComboboxList, useCombobox } from '../../search/use-combobox.ts';
import { type Search, useSearchResults } from '../../search/use-search-results.ts';
import { Suggestion } from './suggestion.tsx';
import * as texts from '#texts/market/question';

/** Sellers suggested at a time. */
const MAX_SUGGESTIONS = 5;

/** The one seller that a pasted link to a shop names; undefined for anything else. */
function findLinked({ input, isSettled, results }: Search): FoundRow | undefined {
  const [seller, ...others] = results?.sellers ?? [];
  return input.kaspiReference?.kind === 'seller' && isSettled && others.length === 0 ? seller : undefined;
}

/** Chooses a seller as soon as a pasted link names it. */
function useLinkedShop(search: Search, choose: (seller: FoundRow) => void): void {
  const linked = findLinked(search);
  const chosen = useRef<number>(undefined);
  useEffect(() => {
    if (linked === undefined || chosen.current === linked.id) return;
    chosen.current = linked.id;
    choose(linked);
  });
}

const toKey = ({ id }: FoundRow) => `shop ${id}`;

interface SuggestionsProps {
  search: Search;
  sellers: readonly FoundRow[];
  list: ComboboxList;
  onChoose: (seller: FoundRow) => void;
}

/** The found sellers, and the state of the search above them. */
function Suggestions({ search, sellers, list, onChoose }: SuggestionsProps) {
  const { week } = useReportParams();
  return (
    <>
      {week !== undefined && (
        <SearchState
          search={search}
          weekNumber={week.weekNumber}
          count={sellers.length}
          isFound={sellers.length > 0}
        />
      )}
      <div {...list.listProps} aria-label={texts.sellers}>
        {sellers.map((seller) => (
          <Suggestion
            key={seller.id}
            id={list.getOptionId(toKey(seller))}
            seller={seller}
            text={search.input.text}
            isActive={list.active === toKey(seller)}
            onActivate={() => list.activate(toKey(seller))}
            onChoose={() => onChoose(seller)}
          />
        ))}
      </div>
    </>
  );
}

interface Props {
  /** Called when a shop is chosen. */
  onChoose?: () => void;
  /** Whether the field is that of a whole screen. */
  isLarge?: boolean;
  hasFocus?: boolean;
}

/** Field that finds a seller by name, Kaspi link or id, and makes it the own shop. */
export function ShopField({ onChoose, isLarge = false, hasFocus = false }: Props) {
  const [text, setText] = useState('');
  const setShop = useSetOwnShop();
  const search = useSearchResults(text);
  const choose = (seller: FoundRow) => {
    setShop(seller, true);
    onChoose?.();
  };
  useLinkedShop(search, choose);
  const sellers = search.results?.sellers.slice(0, MAX_SUGGESTIONS) ?? [];
  const options = sellers.map((seller) => ({
    key: toKey(seller),
    title: seller.title,
    icon: Store,
    target: { run: () => choose(seller) },
  }));
  const { list, field, reset } = useCombobox([{ title: texts.sellers, options }]);
  return (
    <div className="relative">
      <SearchField
        {...field}
        ref={hasFocus ? focusOnMount : undefined}
        label={texts.field}
        value={text}
        onChange={(value) => {
          setText(value);
          reset();
        }}
        maxLength={500}
        className={classNames(
          isLarge && '[&_input]:h-12 [&_input]:pl-10 [&_input]:text-[1rem] [&>svg]:left-3.5',
        )}
      />
      {search.input.text !== '' && (
        <div
          className={classNames(
            'rounded-popover p-1.5',
            isLarge &&
              'absolute inset-x-0 top-full z-10 mt-1 border border-line-quiet bg-raised shadow-float',
          )}
        >
          <Suggestions search={search} sellers={sellers} list={list} onChoose={choose} />
        </div>
      )}
    </div>
  );
}
