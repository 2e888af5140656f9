import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../test/accessible.ts';
import { ChartTabs } from './chart-tabs.tsx';
import { TooltipProvider } from './tooltip.tsx';

const tabs = [
  { name: 'revenue', label: 'Выручка', explanation: 'Сумма продаж.', value: '307 млн ₸', note: '+24,2 %' },
  { name: 'place', label: 'Место', explanation: 'Среди всех.', value: '1', unit: 'из 1 773' },
  {
    name: 'index',
    label: 'Перспективность',
    explanation: 'От 0 до 1.',
    value: '0,57',
    aside: <button type="button">Хорошая</button>,
  },
] as const;
type Name = (typeof tabs)[number]['name'];

const Example = () => {
  const [value, setValue] = useState<Name>('revenue');
  return (
    <TooltipProvider>
      <main>
        <ChartTabs<Name> label="Показатели" tabs={tabs} value={value} onChange={setValue}>
          <p>График: {value}</p>
        </ChartTabs>
      </main>
    </TooltipProvider>
  );
};

const tab = (name: RegExp) => page.getByRole('tab', { name });

test('figures are tabs of one chart: one stop of the keyboard, chosen by arrows; a control beside one is the next stop', async () => {
  await render(<Example />);
  await userEvent.tab();
  await expect.element(tab(/^Выручка 307 млн ₸ \+24,2 %$/)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab(/^Место 1 из 1 773/)).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByText('График: place')).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Хорошая' })).toHaveFocus();
  await expectAccessible();
});

test('a figure is 64 px high, and the control beside it stands after its label and leaves its centre free', async () => {
  await render(<Example />);
  const figure = tab(/^Перспективность/).element();
  const box = figure.getBoundingClientRect();
  expect(box.height).toBe(64);
  const control = page.getByRole('button', { name: 'Хорошая' }).element().getBoundingClientRect();
  expect(control.left).toBeGreaterThan(box.left + 80);
  expect(control.left).toBeLessThan(box.left + 130);
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  expect(control.bottom).toBeLessThan(y);
  expect(document.elementFromPoint(x, y)?.closest('[role="tab"]')).toBe(figure);
});
