import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';

/** Returns the focused element. */
export const getFocused = () => document.activeElement;

/** Types keys and expects that some element keeps the focus. */
export async function press(keys: string) {
  await userEvent.keyboard(keys);
  await expect.poll(getFocused, { message: `after ${keys}` }).not.toBe(document.body);
}

/** Presses Tab until a matching element has the focus. Throws after 80 presses. */
export async function tabTo(isTarget: (element: Element) => boolean, key = '{Tab}') {
  const passed: string[] = [];
  for (let presses = 0; presses < 80; presses++) {
    const element = getFocused();
    passed.push(element?.getAttribute('aria-label') ?? element?.textContent?.slice(0, 20) ?? '');
    if (element !== null && element !== document.body && isTarget(element)) return element;
    await userEvent.keyboard(key);
  }
  throw new Error(`Tab does not reach the element; reached: ${passed.join(', ')}`);
}

/** Matches an element by its accessible name. */
export const hasName = (name: RegExp) => (element: Element) =>
  name.test(element.getAttribute('aria-label') ?? element.textContent ?? '');

/** Expects the focus in an open menu. */
export const expectFocusInMenu = () =>
  expect.poll(() => getFocused()?.closest('[role=menu]') ?? null).not.toBeNull();

/** Moves the focus backwards. */
export const SHIFT_TAB = '{Shift>}{Tab}{/Shift}';

/** Matches an input by its label. */
export const isFieldNamed = (name: string) => (element: Element) =>
  element instanceof HTMLInputElement && element.getAttribute('aria-label') === name;

/** Matches a button by its name. */
export const isButtonNamed = (name: RegExp) => (element: Element) =>
  element.matches('button') && hasName(name)(element);

/** Expects the focus in an open dialog. */
export const expectFocusInDialog = () =>
  expect.poll(() => getFocused()?.closest('[role=dialog]') ?? null).not.toBeNull();

/** Expects the focus on a button. */
export const expectFocusOnButton = (button: RegExp) =>
  expect.poll(getFocused).toSatisfy(isButtonNamed(button));

/** Opens an overlay by its button, closes it by Escape and opens it again; expects the focus to follow. */
export async function openCloseReopen(button: RegExp, expectOpen: () => Promise<unknown>, key?: string) {
  await tabTo(isButtonNamed(button), key);
  await press('{Enter}');
  await expectOpen();
  await press('{Escape}');
  await expectFocusOnButton(button);
  await press('{Enter}');
  await expectOpen();
}

/** Chooses an item of an open menu by its index. */
export async function chooseMenuItem(index: number) {
  const items = page.getByRole('menuitemcheckbox');
  await press('{Home}');
  await expect.element(items.first()).toHaveFocus();
  for (let step = 1; step <= index; step++) {
    await press('{ArrowDown}');
    await expect.element(items.nth(step)).toHaveFocus();
  }
  await press('{Enter}');
}
