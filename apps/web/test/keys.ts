import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';

/** What has the focus. */
export const focused = () => document.activeElement;

/** Presses keys as one does who sees what came of them: something on the page has the focus, never all of it. */
export async function press(keys: string) {
  await userEvent.keyboard(keys);
  await expect.poll(focused, { message: `after ${keys}` }).not.toBe(document.body);
}

/** Presses Tab until a part of the page has the focus: nothing is out of a keyboard's reach. */
export async function tabTo(isThere: (element: Element) => boolean, key = '{Tab}') {
  const passed: string[] = [];
  for (let presses = 0; presses < 80; presses++) {
    const element = focused();
    passed.push(element?.getAttribute('aria-label') ?? element?.textContent?.slice(0, 20) ?? '');
    if (element !== null && element !== document.body && isThere(element)) return element;
    await userEvent.keyboard(key);
  }
  throw new Error(`Tab does not lead there, but to: ${passed.join(', ')}`);
}

/** Tells a part of the page by its name. */
export const named = (name: RegExp) => (element: Element) =>
  name.test(element.getAttribute('aria-label') ?? element.textContent ?? '');

/** An open menu has the focus, so that an arrow leads to its first entry. */
export const expectMenu = () => expect.poll(() => focused()?.closest('[role=menu]') ?? null).not.toBeNull();

/** The way back. */
export const BACK = '{Shift>}{Tab}{/Shift}';

/** Tells a field by its name. */
export const fieldNamed = (name: string) => (element: Element) =>
  element instanceof HTMLInputElement && element.getAttribute('aria-label') === name;

/** Tells a button by its name, and not what it stands in. */
export const buttonNamed = (name: RegExp) => (element: Element) =>
  element.matches('button') && named(name)(element);

/** An open sheet has the focus. */
export const expectSheet = () =>
  expect.poll(() => focused()?.closest('[role=dialog]') ?? null).not.toBeNull();

/** Who leaves what they have opened is back on the button that opened it. */
export const expectOn = (button: RegExp) => expect.poll(focused).toSatisfy(buttonNamed(button));

/** Opens something, takes it back by Escape and opens it again: the focus goes into it, and back to its button. */
export async function openTwice(button: RegExp, expectOpen: () => Promise<unknown>, key?: string) {
  await tabTo(buttonNamed(button), key);
  await press('{Enter}');
  await expectOpen();
  await press('{Escape}');
  await expectOn(button);
  await press('{Enter}');
  await expectOpen();
}

/** Goes from the first of an open menu's choices to one of them, and takes it. */
export async function choose(place: number) {
  const choices = page.getByRole('menuitemcheckbox');
  await press('{Home}');
  await expect.element(choices.first()).toHaveFocus();
  for (let at = 1; at <= place; at++) {
    await press('{ArrowDown}');
    await expect.element(choices.nth(at)).toHaveFocus();
  }
  await press('{Enter}');
}
