import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../test/accessible.ts';
import { TooltipProvider } from '../../primitives/tooltip.tsx';
import { RowHighlightProvider, useRowHighlight } from '../../row-highlight.tsx';
import type { TreemapLeaf } from './treemap-nodes.ts';
import { Treemap } from './treemap.tsx';

const market: readonly (readonly [string, string, number, number])[] = [
  ['Смартфоны', 'Телефоны', 1900, 0.5],
  ['Наушники', 'Телефоны', 930, 0.46],
  ['Пылесосы', 'Бытовая техника', 840, 0.72],
  ['Чайники', 'Бытовая техника', 400, 0.3],
  ['Шины', 'Автотовары', 700, 0.6],
  ['Масла', 'Автотовары', 210, 0.1],
];

const leaves: readonly TreemapLeaf[] = market.map(([title, section, millions, index], place) => ({
  key: place + 1,
  title,
  section,
  revenue: millions * 1_000_000,
  salesCount: 7904,
  index,
  href: `#category-${place + 1}`,
}));

const open = async (width = 720, among = leaves) =>
  await render(
    <TooltipProvider>
      <main style={{ width }}>
        <Treemap title="Категории по выручке" leaves={among} />
      </main>
    </TooltipProvider>,
  );

const plain = (text: string | null): string => (text ?? '').replaceAll(/\s/g, ' ');

const tile = (name: RegExp) => page.getByRole('link', { name });

describe('A treemap', () => {
  test('shows each category as a link to its profile, named in full', async () => {
    await open();
    await expect.element(tile(/^Пылесосы/)).toHaveAttribute('href', '#category-3');
    expect(
      plain(
        tile(/^Пылесосы/)
          .element()
          .getAttribute('aria-label'),
      ),
    ).toBe('Пылесосы 840 млн ₸, 16,9 % выручки, перспективность 0,72, отличная');
    await expect.element(page.getByTitle(/^Бытовая техника, 24,9\s% выручки$/)).toBeVisible();
    await expectAccessible();
  });

  test('links the name of a section to its profile, if it has one', async () => {
    await open(
      720,
      leaves.map((leaf) => (leaf.section === 'Телефоны' ? { ...leaf, sectionHref: '#section-1' } : leaf)),
    );
    await expect
      .element(page.getByRole('link', { name: 'Телефоны', exact: true }))
      .toHaveAttribute('href', '#section-1');
    await expect.element(page.getByRole('link', { name: 'Автотовары' })).not.toBeInTheDocument();
    await expectAccessible();
  });

  test('shows a tooltip on hover at once', async () => {
    await open();
    await tile(/^Чайники/).hover();
    await expect
      .poll(() => plain(page.getByRole('tooltip').element().textContent))
      .toContain('Выручка400 млн ₸ · 8,0 %');
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
  });

  test('explains the tile that it outlines at every stop of the pointer', async () => {
    await open();
    const outlined = () =>
      tile(/./)
        .elements()
        .filter((each) => getComputedStyle(each).outlineStyle !== 'none')
        .map((each) => each.querySelector('span')?.textContent?.trim());
    const readExplained = () => page.getByRole('tooltip').element().querySelector('div')?.textContent;
    for (const title of ['Смартфоны', 'Шины', 'Наушники', 'Чайники', 'Пылесосы', 'Масла']) {
      await tile(new RegExp(`^${title}`)).hover();
      expect(readExplained()).toBe(title);
      expect(outlined()).toEqual([title]);
      expect(page.getByRole('tooltip').elements()).toHaveLength(1);
    }
  });

  test('dims the tiles and whole sections that the table filters out', async () => {
    const small = {
      key: 20,
      title: 'Кисти',
      section: 'Хобби',
      revenue: 90_000_000,
      salesCount: 7904,
      index: 0.5,
      href: '#category-20',
    };
    const Filter = () => {
      const rowHighlight = useRowHighlight();
      return (
        <button type="button" onClick={() => rowHighlight?.setPassed(new Set([1]))}>
          Отобрать
        </button>
      );
    };
    await render(
      <TooltipProvider>
        <RowHighlightProvider>
          <main style={{ width: 720 }}>
            <Treemap title="Категории по выручке" leaves={[...leaves, small]} />
          </main>
          <Filter />
        </RowHighlightProvider>
      </TooltipProvider>,
    );
    const section = () => page.getByRole('button', { name: /^Хобби/ }).element();
    const getTone = (element: Element) => getComputedStyle(element).backgroundColor;
    const [before, ground] = [getTone(section()), getTone(document.body)];
    expect(before).not.toBe(ground);
    await page.getByRole('button', { name: 'Отобрать' }).click();
    await expect.poll(() => getTone(section())).not.toBe(before);
    expect(getTone(section())).toBe(getTone(tile(/^Шины/).element()));
    expect(getTone(tile(/^Смартфоны/).element())).not.toBe(getTone(section()));
  });

  test('has one tab stop; arrow keys move to the neighbour on that side', async () => {
    await open();
    await userEvent.tab();
    await expect.element(tile(/^Смартфоны/)).toHaveFocus();
    await userEvent.keyboard('{End}');
    const last = document.activeElement?.getBoundingClientRect();
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement?.getBoundingClientRect().left).toBeLessThan(last?.left ?? 0);
    await userEvent.keyboard('{Home}');
    await expect.element(tile(/^Смартфоны/)).toHaveFocus();
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
  });

  test('lists leaves too small for a name in a popover, each with a link to its profile', async () => {
    const small = Array.from({ length: 30 }, (_, place) => ({
      key: 100 + place,
      title: `Мелочи ${place + 1}`,
      section: 'Телефоны',
      revenue: 4_000_000 - place * 1000,
      salesCount: 3,
      index: 0.5,
      href: `/category?categoryId=${place + 1}`,
    }));
    await open(720, [...leaves, ...small]);
    const group = page.getByRole('button', { name: /^Телефоны, ещё: 30/ });
    await group.hover();
    await expect.element(page.getByRole('tooltip')).toBeInTheDocument();
    await group.click();
    const list = page.getByRole('dialog', { name: /^Телефоны, ещё: 30/ });
    await expect
      .element(list.getByRole('link', { name: /^Мелочи 30/ }))
      .toHaveAttribute('href', '/category?categoryId=30');
    // A tooltip would cover the list.
    await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(group).toHaveFocus();
  });

  test('has its numbers in a table, largest first', async () => {
    await open();
    const rows = page.getByRole('table', { name: 'Категории по выручке' }).getByRole('row');
    expect(plain(rows.nth(1).element().textContent)).toBe(
      'СмартфоныТелефоны1,9 млрд ₸38,2 %7 9040,50 · Умеренная',
    );
    expect(rows.elements()).toHaveLength(7);
  });

  test('on a phone shows the largest without sections, and their share of the market', async () => {
    await page.viewport(390, 844);
    const many = [0, 1, 2].flatMap((of) => leaves.map((leaf) => ({ ...leaf, key: leaf.key + 6 * of })));
    await open(358, many);
    await expect.element(page.getByText(/^14 крупнейших, 93,1\s% выручки$/)).toBeVisible();
    expect(tile(/./).elements()).toHaveLength(14);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await expectAccessible();
  });
});
