import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useIsPhone } from './use-is-phone.ts';

const Layout = () => <p>{useIsPhone() ? 'phone' : 'desktop'}</p>;

/** Rerenders by its own timer: overlapping calls of `rerender` would leave React's act environment switched on. */
const Reader = () => {
  const [time, setTime] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTime(performance.now()));
    return () => clearInterval(timer);
  }, []);
  return (
    <p>
      {time}: {String(useIsPhone())}
    </p>
  );
};

test('a component follows the width of the window while another one rerenders all the time', async () => {
  const { getByText } = await render(<Layout />);
  await render(<Reader />);
  for (let round = 0; round < 5; round += 1) {
    await page.viewport(1440, 900);
    await expect.element(getByText('desktop')).toBeVisible();
    await page.viewport(360, 900);
    await expect.element(getByText('phone')).toBeVisible();
  }
});

test.each([
  [1440, 'desktop'],
  [360, 'phone'],
])(
  'a window of 1 px, as while Chromium takes a picture of a whole page, leaves one of %i px as it is',
  async (width, layout) => {
    await page.viewport(width, 900);
    const { getByText } = await render(<Layout />);
    const narrowed = new Promise((resolve) => {
      matchMedia('(width <= 1px)').addEventListener('change', resolve, { once: true });
    });
    await page.viewport(1, 900);
    await narrowed;
    await new Promise(requestAnimationFrame);
    expect(getByText(layout).element()).toBeInTheDocument();
    await page.viewport(width, 900);
  },
);
