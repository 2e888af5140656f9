import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Waterfall } from './waterfall.tsx';

const week = { label: 'Неделя', basis: '2–8 ноя' };
const demand = { name: 'demand', label: 'Спрос', basis: 'на карточках', amount: 20 };

/** A waterfall with one step of 20. */
const From = ({
  amount,
  isWithinChance = false,
}: {
  readonly amount: number;
  readonly isWithinChance?: boolean;
}) => (
  <Waterfall
    title="Из чего"
    isWithinChance={isWithinChance}
    before={{ ...week, amount }}
    after={{ ...week, amount: amount + demand.amount }}
    steps={[demand]}
  />
);

const countBreaks = () => document.querySelectorAll('figure [data-axis-break]').length;

test.each([1200, 390])('at %i px the axis is drawn as cut unless it starts at zero', async (width) => {
  await page.viewport(width, 800);
  const screen = await render(<From amount={1000} />);
  await expect.poll(countBreaks).toBe(3);
  await expect.element(page.getByText('ось не от нуля')).toBeVisible();
  await screen.rerender(<From amount={30} />);
  await expect.poll(countBreaks).toBe(0);
  await expect.element(page.getByText('ось не от нуля')).not.toBeInTheDocument();
});

test.each([1200, 390])('at %i px a step is grey where the whole change is within chance', async (width) => {
  await page.viewport(width, 800);
  const getColour = () => {
    const bar = [...document.querySelectorAll('figure .mark')][1];
    return bar && getComputedStyle(bar).backgroundColor;
  };
  const screen = await render(<From amount={30} />);
  await expect.poll(getColour).toBeDefined();
  const coloured = getColour();
  await screen.rerender(<From amount={30} isWithinChance />);
  await expect.poll(getColour).not.toBe(coloured);
});
