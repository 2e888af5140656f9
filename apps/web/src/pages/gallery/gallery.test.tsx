import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '../../../test/render-app.tsx';

/** A text of each tab that appears in both themes. */
const sampleTexts = {
  small: page.getByRole('button', { name: 'Войти' }),
  states: page.getByText('Нет сети. Показаны данные от 16 ноя, 06:40.'),
  tables: page.getByRole('grid', { name: /^50 000 строк/ }),
  charts: page.getByRole('figure', { name: /^Кто впереди/ }),
} as const;

for (const part of ['small', 'states', 'tables', 'charts'] as const) {
  test(`the tab ${part} shows both themes without violations of axe`, async () => {
    await renderApp(`/parts?part=${part}`);
    await expect.element(page.getByRole('heading', { name: 'Составные части', level: 1 })).toBeVisible();
    await expect.poll(() => sampleTexts[part].elements().length).toBeGreaterThan(1);
    const schemes = sampleTexts[part].elements().map((element) => getComputedStyle(element).colorScheme);
    expect(new Set(schemes)).toEqual(new Set(['light', 'dark']));
    const { violations } = await axe.run('main', {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
    });
    const broken = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
    );
    expect(broken).toEqual([]);
  }, 60_000);
}
