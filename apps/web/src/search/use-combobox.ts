import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import type { Option, OptionGroup } from './option.ts';

/** Returns the index that a key moves to; undefined for other keys. */
function getNextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** Clicks an option, or opens its link in a new tab. */
function openOption(element: HTMLElement | null, inNewTab: boolean): void {
  if (inNewTab && element instanceof HTMLAnchorElement) window.open(element.href, '_blank', 'noopener');
  else element?.click();
}

/** Manages the active option, by default the first, and scrolls it into view. */
function useActiveOption(options: readonly Option[], getOptionId: (key: string) => string) {
  const [selectedKey, activate] = useState<string>();
  const index = Math.max(
    0,
    options.findIndex(({ key }) => key === selectedKey),
  );
  useEffect(() => {
    if (selectedKey !== undefined)
      document.getElementById(getOptionId(selectedKey))?.scrollIntoView({ block: 'nearest' });
  });
  return { index, active: options[index]?.key, activate };
}

/**
 * A combobox: arrows, Home and End move the active option while the focus stays in the field; Enter opens
 * it, with Ctrl or Cmd in a new tab.
 */
export function useCombobox(groups: readonly OptionGroup[]) {
  const listId = useId();
  const getOptionId = (key: string) => `${listId} ${key}`.replaceAll(' ', '-');
  const options = groups.flatMap((group) => group.options);
  const { index, active, activate } = useActiveOption(options, getOptionId);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || active === undefined) return;
    const next = getNextIndex(event.key, index, options.length);
    if (next !== undefined) activate(options[next]?.key);
    else if (event.key === 'Enter')
      openOption(document.getElementById(getOptionId(active)), event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  };
  const field = {
    role: 'combobox',
    'aria-expanded': options.length > 0,
    'aria-controls': listId,
    'aria-autocomplete': 'list',
    'aria-activedescendant': active === undefined ? undefined : getOptionId(active),
    autoComplete: 'off',
    spellCheck: false,
    onKeyDown,
  } as const;
  const list = { listProps: { role: 'listbox', id: listId } as const, active, getOptionId, activate };
  return { field, list, reset: () => activate(undefined) };
}

/** Props and state of the list. */
export type ComboboxList = ReturnType<typeof useCombobox>['list'];
