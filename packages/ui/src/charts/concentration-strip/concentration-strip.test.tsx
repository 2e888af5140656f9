import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../test/accessible.ts';
import { TooltipProvider } from '../../primitives/tooltip.tsx';
import { ConcentrationStrip } from './concentration-strip.tsx';
import { nouns } from '../../format/plural.ts';
import type { StripPart } from './strip-layout.ts';

const shares = [331, 206, 131, 79, 49, 30, 20, 154];

const parts: readonly StripPart[] = shares.map((share, place) => ({
  key: place + 1,
  title: place === 0 ? 'Technodom' : `Продавец ${place + 1}`,
  revenue: share * 1_000_000,
  href: `#seller-${place + 1}`,
}));

const Shown = ({ parts: among }: { readonly parts: readonly StripPart[] | undefined }) => (
  <TooltipProvider>
    <ConcentrationStrip
      title="Концентрация продавцов"
      explanation="Сумма квадратов долей."
      hhi={among && 1796}
      parts={among}
      noun={nouns.seller}
      aside={<button type="button">Бренды</button>}
    />
  </TooltipProvider>
);

const open = async (width = 1100, hhi = 1796, among = parts, isListed = false) =>
  await render(
    <TooltipProvider>
      <main style={{ width }}>
        <ConcentrationStrip
          title="Концентрация продавцов"
          explanation="Сумма квадратов долей."
          hhi={hhi}
          parts={among}
          noun={nouns.seller}
          isListed={isListed}
        />
      </main>
    </TooltipProvider>,
  );

const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();
const figure = () => document.querySelector('figure');
const leader = (name: RegExp) => page.getByRole('link', { name });
const measureWidth = (name: RegExp) => leader(name).element().getBoundingClientRect().width;

describe('A concentration strip', () => {
  test('draws the leaders to scale and counts the rest', async () => {
    await open();
    expect(measureWidth(/Technodom/) / measureWidth(/Продавец 3/)).toBeCloseTo(331 / 131, 2);
    expect(plain(figure()?.textContent)).toContain('33,1 % Technodom');
    expect(plain(figure()?.textContent)).toContain('Остальные (3)');
    await expectAccessible();
  });

  test('shows the index, its level and the number of equal rivals', async () => {
    await open();
    expect(plain(figure()?.textContent)).toContain(
      'Умеренная концентрацияКак 5,6 равного магазина (HHI 1 796)',
    );
    const equals = [...document.querySelectorAll('figure > [aria-hidden] > div > span')];
    expect(equals.map((each) => plain(each.textContent))).toEqual([
      '1-й из равных, доля 18,0 %',
      '2',
      '3',
      '4',
      '5',
      '0,6',
    ]);
  });

  test('links to a leader’s profile and shows its revenue, by cursor and keyboard', async () => {
    await open();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(leader(/Technodom/)).toHaveFocus();
    await expect.element(leader(/Technodom/)).toHaveAttribute('href', '#seller-1');
    await expect
      .poll(() => plain(page.getByRole('tooltip').element().textContent))
      .toContain('Выручка331 млн ₸');
  });

  test('above a list of the same sellers it names none again; each is reached by keyboard', async () => {
    await open(500, 1796, parts, true);
    await expect.element(leader(/Продавец 4/)).toHaveAttribute('href', '#seller-4');
    expect(document.querySelector('figure ul a')).toBeNull();
    expect(plain(figure()?.textContent)).toContain('Первые 5 из 8 продавцов — 90,1 % выручки');
    expect(plain(figure()?.textContent)).not.toContain('лидер');
    await expectAccessible();
  });

  test('above a list it names all in one line below, where few parts have room for their names', async () => {
    const even = Array.from({ length: 40 }, (_, place) => ({
      key: place + 1,
      title: `ТОО «Продавец номер ${place + 1}»`,
      revenue: (50 - place / 10) * 1_000_000,
      href: `#seller-${place + 1}`,
    }));
    await open(1100, 250, even, true);
    const entries = [...document.querySelectorAll('figure ul > li')];
    expect(entries.map((entry) => plain(entry.textContent))).toEqual([
      ...[1, 2, 3, 4, 5].map((place) => `ТОО «Продавец номер ${place}» 2,6 %`),
      'Остальные (35) 87,0 %',
    ]);
    expect(new Set(entries.map((entry) => entry.getBoundingClientRect().top)).size).toBe(1);
    expect(leader(/номер 3»/).elements()).toHaveLength(1);
    await expectAccessible();
  });

  test('has its numbers in a table', async () => {
    await open();
    const rows = page.getByRole('table', { name: 'Концентрация продавцов' }).getByRole('row').elements();
    expect(rows.map((row) => plain(row.textContent)).slice(0, 3)).toEqual([
      'НазваниеВыручкаДоля',
      'Technodom331 млн ₸33,1 %',
      'Продавец 2206 млн ₸20,6 %',
    ]);
  });

  test('on a phone names leaders in a legend', async () => {
    await page.viewport(390, 844);
    await open(358);
    await expect.element(leader(/Продавец 4/)).toBeVisible();
    expect(
      leader(/Продавец 4/)
        .element()
        .getBoundingClientRect().height,
    ).toBeGreaterThanOrEqual(24);
    await expectAccessible();
  });

  test('keeps products without a brand apart, never as a leader', async () => {
    await open(1100, 1796, [{ key: 9, title: '', revenue: 2_000_000_000, href: '#none' }, ...parts]);
    expect(plain(figure()?.textContent)).toContain('Первые 5 из 8 продавцов — 30,0 % выручки');
    expect(plain(figure()?.textContent)).toContain('66,7 %Без бренда');
    await expect.element(leader(/Без бренда/)).not.toBeInTheDocument();
  });

  test('while loading has its final size: the control beside it stays focused and the layout hardly shifts', async () => {
    const { rerender } = await render(<Shown parts={undefined} />);
    await expect.element(page.getByRole('heading', { name: 'Концентрация продавцов' })).toBeVisible();
    const before = figure()?.getBoundingClientRect().height ?? 0;
    page.getByRole('button', { name: 'Бренды' }).element().focus();
    await rerender(<Shown parts={parts} />);
    await expect.element(leader(/Technodom/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Бренды' })).toHaveFocus();
    expect(Math.abs((figure()?.getBoundingClientRect().height ?? 0) - before)).toBeLessThan(16);
  });

  test('shows a market with a single seller', async () => {
    await open(1100, 10_000, parts.slice(0, 1));
    expect(plain(figure()?.textContent)).toContain('Как 1 магазин (HHI 10 000)Вся выручка — Technodom');
  });

  test('says very many equal rivals in one outline', async () => {
    await open(1100, 40);
    expect(plain(figure()?.textContent)).toContain('Как 250 равных магазинов');
    const outlines = [...document.querySelectorAll('figure > [aria-hidden] > div > span')];
    expect(outlines.map(({ textContent }) => plain(textContent))).toEqual(['250 × 0,40 %']);
  });
});
