import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { respondFromChangingMarket } from '../large-market.ts';
import { renderApp } from '../render-app.tsx';
import { signedInHrefs, weekScreens, withWeek } from '../screens.ts';
import { settle } from '../settle.ts';

/** Lists the toggle buttons of the screen, except the choice of a language, which reloads the page. */
const listToggles = (): readonly HTMLElement[] =>
  [
    ...document.querySelectorAll<HTMLElement>('main :is([aria-pressed], [role=checkbox], [role=radio])'),
  ].filter(
    (toggle) => toggle.checkVisibility() && !toggle.matches(':disabled, [aria-disabled=true], [lang]'),
  );

/** Reads the accessible name, without decorative parts. */
function readName(toggle: Element): string {
  const copy = toggle.cloneNode(true) as Element;
  for (const drawn of copy.querySelectorAll('[aria-hidden=true]')) drawn.remove();
  return (toggle.getAttribute('aria-label') ?? copy.textContent).replaceAll(/\s+/g, ' ').trim();
}

const readState = (toggle: Element): string | null =>
  toggle.getAttribute('aria-pressed') ?? toggle.getAttribute('aria-checked');

/** Whether a toggle has the same name when on, or one that states it: «Следить», «Вы следите». */
const isFitting = (off: string, on: string): boolean =>
  on === off || (off.startsWith('Следить') && on.startsWith('Вы следите'));

/** Presses a toggle and expects its other state, under a fitting name. */
async function expectToggled(toggle: HTMLElement, at: number): Promise<HTMLElement> {
  const find = () => (toggle.isConnected ? toggle : (listToggles()[at] ?? toggle));
  const [name, state] = [readName(toggle), readState(toggle)];
  expect(state, name).toMatch(/^(true|false)$/);
  await userEvent.click(toggle);
  await expect.poll(() => readState(find()), { message: name }).toBe(state === 'true' ? 'false' : 'true');
  await settle();
  const [off, on] = state === 'true' ? [readName(find()), name] : [name, readName(find())];
  expect(isFitting(off, on), `«${off}» is called «${on}» when it is on`).toBe(true);
  return find();
}

/** Presses each toggle of the screen once, and twice unless it is one of several choices. */
async function pressToggles(seen: Set<string>) {
  await settle();
  for (;;) {
    const toggles = listToggles();
    const at = toggles.findIndex((one) => !seen.has(readName(one)));
    const toggle = toggles[at];
    if (toggle === undefined) return;
    seen.add(readName(toggle));
    const isChoice = toggle.role === 'radio';
    if (isChoice && readState(toggle) === 'true') continue;
    const pressed = await expectToggled(toggle, at);
    if (isChoice)
      expect(pressed.parentElement?.querySelectorAll('[aria-checked=true]'), readName(pressed)).toHaveLength(
        1,
      );
    else await expectToggled(pressed, at);
  }
}

// The gallery of components has some that never stop loading.
const hrefs = signedInHrefs.filter((href) => href !== '/parts');

test.each([...weekScreens.map(({ href }) => withWeek(href, 46)), ...hrefs])(
  'each toggle of %s says its state',
  async (href) => {
    await page.viewport(1440, 900);
    respondFromChangingMarket();
    await renderApp(href);
    await expect.element(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    const seen = new Set<string>();
    await pressToggles(seen);
    const tabs = page.getByRole('main').getByRole('tab');
    for (const at of tabs.elements().keys()) {
      // A badge beside the figure has the middle of a tab.
      await tabs.nth(at).click({ position: { x: 4, y: 4 } });
      await expect.element(tabs.nth(at)).toHaveAttribute('aria-selected', 'true');
      await pressToggles(seen);
    }
  },
);
