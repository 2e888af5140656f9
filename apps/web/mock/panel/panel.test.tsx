import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import axe from 'axe-core';
import { inBrowser } from '../kept.ts';
import { scenarios } from '../scenarios/scenario.ts';
import { noCodes } from '../sign-in/codes.ts';
import { asTheMarket, chosenFor } from './answers.ts';
import { Panel } from './panel.tsx';

const names = ['auth.me', 'seller.info', 'seller.products'];

async function show() {
  const answers = inBrowser(sessionStorage, 'mock.answers', asTheMarket);
  const codes = inBrowser(sessionStorage, 'mock.codes', noCodes);
  const view = await render(<Panel names={names} answers={answers} codes={codes} />);
  return { answers, codes, view };
}

const toggle = page.getByRole('button', { name: /^Ответы/ });

test('the panel opens and closes by keyboard, and is as it was after a reload', async () => {
  const { view } = await show();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
  await view.unmount();
  await show();
  await expect.element(page.getByLabelText('seller.info')).toBeVisible();
  toggle.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('seller.info')).not.toBeInTheDocument();
});

test('every scenario can be chosen for one call or for all reports; one call’s own choice wins', async () => {
  const { answers } = await show();
  await toggle.click();
  for (const [scenario, title] of Object.entries(scenarios)) {
    await page.getByLabelText('seller.products').selectOptions(title);
    expect(chosenFor(answers.read(), 'seller.products')).toBe(scenario);
    expect(chosenFor(answers.read(), 'seller.info')).toBeUndefined();
  }
  await page.getByLabelText('Все отчёты').selectOptions('пусто');
  expect(names.map((name) => chosenFor(answers.read(), name))).toEqual([undefined, 'empty', 'huge']);
  await expect.element(toggle).toHaveTextContent('Ответы · 2');
  await page.getByRole('button', { name: 'Вернуть все ответы рынка' }).click();
  expect(names.map((name) => chosenFor(answers.read(), name))).toEqual([undefined, undefined, undefined]);
  await expect.element(toggle).toHaveTextContent('Ответы');
});

test('a code is shown as soon as it is sent, and goes when it is used', async () => {
  const { codes } = await show();
  codes.write({ sent: { 'a@b.kz': { code: '418205', until: Infinity, triesLeft: 5 } }, asks: {} });
  await expect.element(page.getByText('Код для a@b.kz: 418205')).toBeVisible();
  codes.write(noCodes);
  await expect.element(page.getByText(/^Код для/)).not.toBeInTheDocument();
});

for (const theme of ['light', 'dark'])
  test(`axe has nothing against the open panel (${theme})`, async () => {
    document.documentElement.dataset['theme'] = theme;
    const { view } = await show();
    await toggle.click();
    const { violations } = await axe.run(view.container);
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
