import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import axe from 'axe-core';
import { inBrowser } from '../stored-value.ts';
import { scenarios } from '../scenarios/scenario.ts';
import { noCodes } from '../sign-in/codes.ts';
import { initialPanelState, getScenario } from './panel-state.ts';
import { Panel } from './panel.tsx';

const names = ['auth.me', 'seller.info', 'seller.products'];

async function renderPanel() {
  const panelState = inBrowser(sessionStorage, 'mock.panel', initialPanelState);
  const codes = inBrowser(sessionStorage, 'mock.codes', noCodes);
  const view = await render(<Panel names={names} panelState={panelState} codes={codes} />);
  return { panelState, codes, view };
}

const toggle = page.getByRole('button', { name: /^Ответы/ });

test('the panel opens and closes by keyboard, and stays open after a reload', async () => {
  const { view } = await renderPanel();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
  await view.unmount();
  await renderPanel();
  await expect.element(page.getByLabelText('seller.info')).toBeVisible();
  toggle.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('seller.info')).not.toBeInTheDocument();
});

test('offers every scenario for one endpoint or for all reports; the endpoint’s own choice wins', async () => {
  const { panelState } = await renderPanel();
  await toggle.click();
  for (const [scenario, title] of Object.entries(scenarios)) {
    await page.getByLabelText('seller.products').selectOptions(title);
    expect(getScenario(panelState.read(), 'seller.products')).toBe(scenario);
    expect(getScenario(panelState.read(), 'seller.info')).toBeUndefined();
  }
  await page.getByLabelText('Все отчёты').selectOptions('пусто');
  expect(names.map((name) => getScenario(panelState.read(), name))).toEqual([undefined, 'empty', 'huge']);
  await expect.element(toggle).toHaveTextContent('Ответы · 2');
  await page.getByRole('button', { name: 'Вернуть все ответы рынка' }).click();
  expect(names.map((name) => getScenario(panelState.read(), name))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  await expect.element(toggle).toHaveTextContent('Ответы');
});

test('shows a sign-in code until it is used', async () => {
  const { codes } = await renderPanel();
  codes.write({ sent: { 'a@b.kz': { code: '418205', expiresAt: Infinity, attemptsLeft: 5 } }, requests: {} });
  await expect.element(page.getByText('Код для a@b.kz: 418205')).toBeVisible();
  codes.write(noCodes);
  await expect.element(page.getByText(/^Код для/)).not.toBeInTheDocument();
});

for (const theme of ['light', 'dark'])
  test(`axe finds no violation in the open panel (${theme})`, async () => {
    document.documentElement.dataset['theme'] = theme;
    const { view } = await renderPanel();
    await toggle.click();
    const { violations } = await axe.run(view.container);
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
