import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Waterfall } from './waterfall.tsx';

const getBreaks = () => document.querySelectorAll('figure [data-axis-break]').length;

test.each([1200, 390])('at %i px both ends say where the axis does not start at zero', async (width) => {
  await page.viewport(width, 800);
  const week = { label: 'Неделя', basis: '2–8 ноя' };
  const steps = [{ name: 'demand', label: 'Спрос', basis: 'на карточках', amount: 20 }];
  const screen = await render(
    <Waterfall
      title="Из чего"
      before={{ ...week, amount: 100 }}
      after={{ ...week, amount: 120 }}
      steps={steps}
    />,
  );
  await expect.poll(getBreaks).toBe(2);
  await screen.rerender(
    <Waterfall
      title="Из чего"
      before={{ ...week, amount: 0 }}
      after={{ ...week, amount: 20 }}
      steps={steps}
    />,
  );
  await expect.poll(getBreaks).toBe(0);
});
