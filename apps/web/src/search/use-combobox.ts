import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import type { Option, OptionGroup } from './option.ts';

/** Where a key leads from an option, of so many; undefined for keys that lead nowhere. */
function placeAfter(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** Follows an option as a click would, or opens what it leads to in a new tab. */
function follow(element: HTMLElement | null, inNewTab: boolean): void {
  if (inNewTab && element instanceof HTMLAnchorElement) window.open(element.href, '_blank', 'noopener');
  else element?.click();
}

/** The one option that is marked, kept in sight: the first, until the person marks another. */
function useActive(options: readonly Option[], idOf: (key: string) => string) {
  const [marked, point] = useState<string>();
  const at = Math.max(
    0,
    options.findIndex(({ key }) => key === marked),
  );
  useEffect(() => {
    if (marked !== undefined) document.getElementById(idOf(marked))?.scrollIntoView({ block: 'nearest' });
  });
  return { at, active: options[at]?.key, point };
}

/**
 * A text field above options: the arrows, Home and End go through them while the focus stays in the
 * field, Enter follows the marked one, with Ctrl or Cmd in a new tab.
 */
export function useCombobox(groups: readonly OptionGroup[]) {
  const listId = useId();
  const idOf = (key: string) => `${listId} ${key}`.replaceAll(' ', '-');
  const options = groups.flatMap((group) => group.options);
  const { at, active, point } = useActive(options, idOf);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || active === undefined) return;
    const next = placeAfter(event.key, at, options.length);
    if (next !== undefined) point(options[next]?.key);
    else if (event.key === 'Enter')
      follow(document.getElementById(idOf(active)), event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  };
  const field = {
    role: 'combobox',
    'aria-expanded': options.length > 0,
    'aria-controls': listId,
    'aria-autocomplete': 'list',
    'aria-activedescendant': active === undefined ? undefined : idOf(active),
    autoComplete: 'off',
    spellCheck: false,
    onKeyDown,
  } as const;
  const list = { listProps: { role: 'listbox', id: listId } as const, active, idOf, point };
  return { field, list, restart: () => point(undefined) };
}

/** The options' side of the box. */
export type ComboboxList = ReturnType<typeof useCombobox>['list'];
