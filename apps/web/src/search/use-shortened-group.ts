import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import * as texts from '#texts/search/search';
import type { Option, OptionGroup } from './option.ts';

/** Options of a group before it is expanded. */
const MAX_OPTIONS = 6;

/** Returns a function that shortens a long group and adds an option that expands it. */
export function useShortenGroup() {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  return ({ title, options }: OptionGroup): OptionGroup => {
    if (expanded.has(title) || options.length <= MAX_OPTIONS + 1) return { title, options };
    const more: Option = {
      key: `more ${title}`,
      title: texts.showMore(options.length - MAX_OPTIONS),
      icon: ChevronDown,
      target: { run: () => setExpanded(new Set([...expanded, title])), stays: true },
    };
    return { title, options: [...options.slice(0, MAX_OPTIONS), more] };
  };
}
