const isTyping = (element: Element | null): boolean =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element?.getAttribute('role') === 'combobox';

/** Ref of a field that «/» focuses, unless a person is typing elsewhere or a dialog is open. */
export const focusOnSlash = (field: HTMLInputElement | null): (() => void) | undefined => {
  if (field === null) return undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey || isTyping(document.activeElement)) return;
    if (document.querySelector('[role=dialog]') !== null) return;
    event.preventDefault();
    field.focus();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
};
