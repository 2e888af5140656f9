import { useIsPhone } from '@vitrina/ui/use-is-phone';
import { formatShortcut } from '@vitrina/ui/shortcut';
import { Search } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { weekLabel } from '../../period/week-label.ts';
import { focusOnMount } from '../../routing/focus-on-mount.ts';
import { useReportParams } from '../../period/use-report-params.ts';
import { OptionList } from '../option-list.tsx';
import { SearchState } from '../search-state.tsx';
import { useSearchResults } from '../use-search-results.ts';
import { useCombobox } from '../use-combobox.ts';
import { usePaletteGroups } from './use-palette-groups.ts';

const keys = [
  ['↑↓', 'выбрать'],
  ['↵', 'открыть'],
  [formatShortcut('↵'), 'в новой вкладке'],
] as const;

const Hints = ({ week }: { week: string | undefined }) => (
  <div className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line px-4 py-2 text-badge font-normal text-ink-3">
    {week !== undefined && <span className="flex-1 whitespace-nowrap">{week}</span>}
    {keys.map(([key, what]) => (
      <span key={key} className="whitespace-nowrap max-md:hidden">
        <kbd className="font-sans text-ink-2">{key}</kbd> {what}
      </span>
    ))}
  </div>
);

interface Props {
  /** What was typed before the field was there. */
  typed: string;
  onTakeOver: () => void;
  onClose: (forAnotherPage: boolean) => void;
}

/** The command palette: one field for every page, entity, product and action. */
export function Palette({ typed: typedAhead, onTakeOver, onClose }: Props) {
  const phone = useIsPhone();
  const [text, setText] = useState(typedAhead);
  useLayoutEffect(onTakeOver, [onTakeOver]);
  const { week } = useReportParams();
  const search = useSearchResults(text);
  const groups = usePaletteGroups(search);
  const { list, field, restart } = useCombobox(groups);
  const { found, sought } = search;
  const type = (typed: string) => {
    setText(typed);
    restart();
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
          aria-label="Найти"
          placeholder={phone ? 'Название, ссылка, артикул' : 'Название, раздел, ссылка или артикул Kaspi'}
          value={text}
          onChange={(event) => type(event.target.value)}
          className="h-12 min-w-0 flex-1 bg-transparent text-[1rem] outline-none"
        />
        <button
          type="button"
          onClick={() => onClose(false)}
          className="min-h-6 shrink-0 rounded-badge border border-line-quiet px-1.5 text-axis text-ink-3 hover:text-ink max-md:h-11 max-md:border-0 max-md:px-3 max-md:text-body max-md:text-accent"
        >
          <span className="max-md:hidden">Esc</span>
          <span className="md:hidden">Закрыть</span>
        </button>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto p-1.5">
        <OptionList
          label="Найденное"
          box={list}
          groups={groups}
          text={sought.text}
          onFollow={({ leads }) => onClose('to' in leads)}
        >
          {week !== undefined && (
            <SearchState
              search={search}
              weekNumber={week.weekNumber}
              count={groups.flatMap(({ options }) => options).length}
              isFound={found !== undefined && Object.values(found).some((rows) => rows.length > 0)}
            />
          )}
        </OptionList>
      </div>
      <Hints week={week && weekLabel(week)} />
    </>
  );
}
