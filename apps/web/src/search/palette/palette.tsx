import { useIsPhone } from '@vitrina/ui/use-is-phone';
import { formatShortcut } from '@vitrina/ui/shortcut';
import { Search } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import * as texts from '#texts/search/palette';
import { formatWeek } from '../../period/format-week.ts';
import { focusOnMount } from '../../routing/focus-on-mount.ts';
import { useReportParams } from '../../period/use-report-params.ts';
import { OptionList } from '../option-list.tsx';
import { SearchState } from '../search-state.tsx';
import { useSearchResults } from '../use-search-results.ts';
import { useCombobox } from '../use-combobox.ts';
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

interface Props {
  /** Text typed before the field appeared. */
  typed: string;
  /** Called once the field has taken over the typed text. */
  onTakeOver: () => void;
  onClose: (isNavigating: boolean) => void;
}

/** The command palette: finds pages, entities, products and actions. */
export function Palette({ typed: initialText, onTakeOver, onClose }: Props) {
  const phone = useIsPhone();
  const [text, setText] = useState(initialText);
  useLayoutEffect(onTakeOver, [onTakeOver]);
  const { week } = useReportParams();
  const search = useSearchResults(text);
  const groups = usePaletteGroups(search);
  const { list, field, reset } = useCombobox(groups);
  const { results, input } = search;
  const changeText = (value: string) => {
    setText(value);
    reset();
  };
  return (
    <>
      <div className="flex items-center gap-3 border-b border-line px-4 max-md:pr-1">
        <Search className="size-4 shrink-0 text-ink-3" aria-hidden="true" />
        <input
          {...field}
          ref={focusOnMount}
          type="text"
          enterKeyHint="go"
          maxLength={500}
          aria-label={texts.find}
          placeholder={phone ? texts.shortPlaceholder : texts.placeholder}
          value={text}
          onChange={(event) => changeText(event.target.value)}
          className="h-12 min-w-0 flex-1 bg-transparent text-[1rem] outline-none"
        />
        <button
          type="button"
          onClick={() => onClose(false)}
          className="min-h-6 shrink-0 rounded-badge border border-line-quiet px-1.5 text-axis text-ink-3 hover:text-ink max-md:h-11 max-md:border-0 max-md:px-3 max-md:text-body max-md:text-accent"
        >
          <span className="max-md:hidden">Esc</span>
          <span className="md:hidden">{texts.close}</span>
        </button>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto p-1.5">
        <OptionList
          label={texts.results}
          combobox={list}
          groups={groups}
          text={input.text}
          onSelect={({ target }) => onClose('to' in target)}
        >
          {week !== undefined && (
            <SearchState
              search={search}
              weekNumber={week.weekNumber}
              count={groups.flatMap(({ options }) => options).length}
              isFound={results !== undefined && Object.values(results).some((rows) => rows.length > 0)}
            />
          )}
        </OptionList>
      </div>
      <Hints week={week && texts.sums(formatWeek(week))} />
    </>
  );
}
