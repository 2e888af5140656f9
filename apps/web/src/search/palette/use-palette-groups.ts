import { formatCount } from '@vitrina/ui/format/plural';
import { ListFilter } from 'lucide-react';
import { contains } from '../contains.ts';
import type { Entity } from '../../session/pinned-and-recent.ts';
import { useActions, useInstead } from './actions.ts';
import { foundGroups, keptOption } from '../result-options.ts';
import { listOpenTables } from './open-tables.ts';
import type { Option, OptionGroup } from '../option.ts';
import { sections } from './sections.ts';
import { useShortenedGroup } from '../use-shortened-group.ts';
import { useCategoryNames } from '../use-category-names.ts';
import type { Search } from '../use-search-results.ts';
import { usePinnedAndRecent } from '../../session/use-pinned-and-recent.ts';

/** So many of one kind at first, among others. */
const AT_FIRST = { recent: 8, remembered: 4, sections: 5 } as const;

const pinnedOption = (entity: Entity) => keptOption(entity, true);
const recentOption = (entity: Entity) => keptOption(entity, false);

const fitting = (options: readonly Option[], text: string, most: number) =>
  options.filter(({ title }) => contains(title, text)).slice(0, most);

/** What stands there before anything is typed: where the person has been, and where they may go. */
function useAtFirst(): readonly OptionGroup[] {
  const { pinned, recent } = usePinnedAndRecent();
  return [
    { title: 'Закреплённые', options: pinned.map(pinnedOption) },
    { title: 'Недавние', options: recent.slice(0, AT_FIRST.recent).map(recentOption) },
    { title: 'Разделы', options: sections },
    { title: 'Действия', options: useActions() },
  ];
}

/** The tables on the screen that have rows of such a name: choosing one shows these alone. */
const narrowing = (text: string): readonly Option[] =>
  listOpenTables().flatMap(({ caption, noun, count, narrow }) => {
    const rows = count(text);
    if (rows === 0) return [];
    const end = formatCount(rows, noun);
    const leads = { run: () => narrow(text) };
    return [
      { key: `narrow ${caption}`, title: 'Отобрать в таблице', note: caption, icon: ListFilter, end, leads },
    ];
  });

/** What fits a text: of what the person knows, of the product, and of the week, each thing once. */
function useFitting({ sought: { text, onKaspi }, found, isSettled }: Search): readonly OptionGroup[] {
  const { pinned, recent } = usePinnedAndRecent();
  const actions = useActions();
  const instead = useInstead(onKaspi);
  const shortened = useShortenedGroup();
  const names = useCategoryNames(text !== '');
  const kept = [...pinned.map(pinnedOption), ...recent.map(recentOption)];
  const remembered = fitting(kept, text, AT_FIRST.remembered);
  const isNew = ({ key }: Option) => remembered.every((one) => one.key !== `kept ${key}`);
  const inWeek = (found ? foundGroups(found, names) : []).map(({ title, options }) =>
    shortened({ title, options: options.filter(isNew) }),
  );
  const isNothing = isSettled && inWeek.every(({ options }) => options.length === 0);
  return [
    { title: 'Недавние', options: remembered },
    { title: 'Разделы', options: fitting(sections, text, AT_FIRST.sections) },
    ...inWeek,
    { title: 'На этом экране', options: narrowing(text) },
    { title: 'Что можно сделать', options: isNothing && remembered.length === 0 ? instead : [] },
    { title: 'Действия', options: fitting(actions, text, actions.length) },
  ];
}

/** Everything the palette offers; groups that would be empty are left out. */
export function usePaletteGroups(search: Search): readonly OptionGroup[] {
  const atFirst = useAtFirst();
  const groups = useFitting(search);
  return (search.sought.text === '' ? atFirst : groups).filter(({ options }) => options.length > 0);
}
