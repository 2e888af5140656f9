import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { Option, OptionGroup } from './option.ts';

/** So many of one kind at first, among others. */
const AT_FIRST = 6;

/** Shortens a long group to its first options and one that shows all of them. */
export function useShortenedGroup() {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  return ({ title, options }: OptionGroup): OptionGroup => {
    if (opened.has(title) || options.length <= AT_FIRST + 1) return { title, options };
    const more: Option = {
      key: `more ${title}`,
      title: `Показать ещё ${options.length - AT_FIRST}`,
      icon: ChevronDown,
      leads: { run: () => setOpened(new Set([...opened, title])), stays: true },
    };
    return { title, options: [...options.slice(0, AT_FIRST), more] };
  };
}
