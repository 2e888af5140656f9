import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Waterfall } from './waterfall.tsx';

const week = { label: 'Неделя', basis: '2–8 ноя' };
const demand = { name: 'demand', label: 'Спрос', basis: 'на карточках', amount: 20 };

/** A waterfall with one step of 20. */
const From = ({ amount }: { readonly amount: number }) => (
  <Waterfall
    title="Из чего"
    before={{ ...week, amount }}
    after={{ ...week, amount: amount + demand.amount }}
    steps={[demand]}
  />
);

const countBreaks = () => document.querySelectorAll('figure [data-axis-break]').length;

test.each([1200, 390])('at %i px both ends say where the axis does not start at zero', async (width) => {
  await page.viewport(width, 800);
  const screen = await render(<From amount={100} />);
  await expect.poll(countBreaks).toBe(2);
  await screen.rerender(<From amount={0} />);
  await expect.poll(countBreaks).toBe(0);
});
