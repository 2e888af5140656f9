import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tabs } from './tabs.tsx';

const nothing = (): void => undefined;

test('the selected tab of a narrow list is scrolled into view, also one named by the address', async () => {
  await page.viewport(320, 640);
  const titles = ['Категории', 'Продавцы', 'Бренды', 'Товары', 'Движение', 'Почему', 'Соперники', 'Цены'];
  const tabs = titles.map((title) => ({ name: title, title }));
  const screen = await render(
    <Tabs label="Списки" tabs={tabs} value="Цены" onChange={nothing}>
      Цены
    </Tabs>,
  );
  const measureEdges = (name: string) => screen.getByRole('tab', { name }).element().getBoundingClientRect();
  expect(measureEdges('Цены').right).toBeLessThan(321);
  expect(measureEdges('Категории').left).toBeLessThan(0);
});
