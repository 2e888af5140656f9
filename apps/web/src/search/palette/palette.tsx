import { formatShortcut } from '@vitrina/ui/shortcut';
import { useIsPhone } from '@vitrina/ui/use-is-phone';
import { Search } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import * as texts from '#texts/search/palette';
import { formatWeek } from '../../period/format-week.ts';
import { useReportParams } from '../../period/use-report-params.ts';
import { OptionList } from '../option-list.tsx';
import { SearchState } from '../search-state.tsx';
import { filterResults, useSearchResults } from '../use-search-results.ts';
import { useCombobox } from '../use-combobox.ts';
import { readUnderstanding } from './understanding.ts';
import { UnderstoodLine } from './understood-line.tsx';
import { usePaletteGroups } from './use-palette-groups.ts';

const keys = [
  ['↑↓', texts.select],
  ['↵', texts.open],
  [formatShortcut('↵'), texts.openInNewTab],
] as const;

const Hints = ({ week }: { week: string | undefined }) => (
  <div className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line px-4 py-2 text-badge font-normal text-ink-3">
    {week !== undefined && <span className="flex-1 whitespace-nowrap">{week}</span>}
    {keys.map(([key, action]) => (
      <span key={key} className="whitespace-nowrap max-md:hidden">
        <kbd className="font-sans text-ink-2">{key}</kbd> {action}
      </span>
    ))}
  </div>
);

interface FieldProps {
  field: ReturnType<typeof useCombobox>['field'];
  fieldRef: RefObject<HTMLInputElement | null>;
  text: string;
  onChange: (text: string) => void;
  onClose: () => void;
}

/** The palette's field, and a button that closes it. */
const Field = ({ field, fieldRef, text, onChange, onClose }: FieldProps) => {
  const phone = useIsPhone();
  return (
    <div className="flex items-center gap-3 border-b border-line px-4 max-md:pr-1">
      <Search className="size-4 shrink-0 text-ink-3" aria-hidden="true" />
      <input
        {...field}
        ref={fieldRef}
        type="text"
        enterKeyHint="go"
        maxLength={500}
        aria-label={texts.find}
        placeholder={phone ? texts.shortPlaceholder : texts.placeholder}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        className="h-12 min-w-0 flex-1 bg-transparent text-[1rem] outline-none"
      />
      <button
        type="button"
        onClick={onClose}
        className="min-h-6 shrink-0 rounded-badge border border-line-quiet px-1.5 text-axis text-ink-3 hover:text-ink max-md:h-11 max-md:border-0 max-md:px-3 max-md:text-body max-md:text-accent"
      >
        <span className="max-md:hidden">Esc</span>
        <span className="md:hidden">{texts.close}</span>
      </button>
    </div>
  );
};

/** Searches for a text in the chosen week; literally for a text that the person wants as it is written. */
function usePaletteSearch(typed: string) {
  const [literalText, setLiteralText] = useState<string>();
  const search = useSearchResults(typed);
  const { input, results } = search;
  const isLiteral = input.text !== '' && input.text === literalText;
  const found = isLiteral && results ? { ...search, results: filterResults(results, input.text, 0) } : search;
  return { search: found, isLiteral, searchLiterally: () => setLiteralText(input.text) };
}

interface Props {
  /** Text typed before the field appeared. */
  typed: string;
  /** Called once the field has taken over the typed text. */
  onTakeOver: () => void;
  /** Closes the palette, then runs the chosen action. */
  onClose: (isNavigating: boolean, run?: () => void) => void;
}

/** The command palette: finds pages, entities, products and actions. */
export function Palette({ typed: initialText, onTakeOver, onClose }: Props) {
  const [text, setText] = useState(initialText);
  const fieldRef = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    fieldRef.current?.focus();
    onTakeOver();
  }, [onTakeOver]);
  const { week } = useReportParams();
  const { search, isLiteral, searchLiterally } = usePaletteSearch(text);
  const { groups, titles, weekNote, isFound } = usePaletteGroups(search, isLiteral);
  const { list, field, reset } = useCombobox(groups);
  const { input } = search;
  const understanding =
    search.isSettled && input.kaspiReference === undefined
      ? readUnderstanding(input.text, titles)
      : undefined;
  const changeText = (value: string) => {
    setText(value);
    reset();
  };
  const handleLiteral = () => {
    searchLiterally();
    reset();
    fieldRef.current?.focus();
  };
  return (
    <>
      <Field {...{ field, fieldRef, text }} onChange={changeText} onClose={() => onClose(false)} />
      {understanding && (
        <UnderstoodLine text={input.text} understanding={understanding} onSearchLiterally={handleLiteral} />
      )}
      <div className="min-h-0 flex-1 overflow-y-auto p-1.5">
        <OptionList
          label={texts.results}
          combobox={list}
          groups={groups}
          text={understanding?.text ?? input.text}
          onSelect={({ target }) => onClose('to' in target, 'run' in target ? target.run : undefined)}
        >
          {weekNote !== undefined && <output className="block px-2.5 py-2 text-ink-2">{weekNote}</output>}
          {week !== undefined && (
            <SearchState
              search={search}
              weekNumber={week.weekNumber}
              count={groups.flatMap(({ options }) => options).length}
              isFound={isFound}
            />
          )}
        </OptionList>
      </div>
      <Hints week={week && texts.sums(formatWeek(week))} />
    </>
  );
}
