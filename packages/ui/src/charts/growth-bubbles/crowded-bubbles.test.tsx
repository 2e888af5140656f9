import { describe, expect, test } from 'vitest';
import { renderBubbles } from '../../../test/growth-bubbles.tsx';

/** Bubbles around a share of 5 % and an index of 0.6, at a distance in both. */
const createRing = (
  count: number,
  { revenue, share, index }: Record<'revenue' | 'share' | 'index', number>,
) =>
  Array.from({ length: count }, (_, key) => ({
    key,
    title: `Категория ${key + 1}`,
    revenue: revenue + key,
    share: 0.05 + share * Math.cos((2 * Math.PI * key) / count),
    index: 0.6 + index * Math.sin((2 * Math.PI * key) / count),
    href: `#${key}`,
  }));

describe('Crowded bubbles', () => {
  test('name large ones across no other bubble and no other name, and stay inside the plot, however dense', async () => {
    const dense = Array.from({ length: 20 }, (_, key) => ({
      key,
      title: `Категория ${key + 1}`,
      revenue: 500_000_000 / (key + 1),
      share: 0.08 + 0.04 * Math.sin(key * 2),
      index: 0.55 + 0.06 * Math.cos(key * 5),
      href: `#${key}`,
    }));
    await renderBubbles(560, dense);
    const getBoxes = (selector: string) =>
      [...document.querySelectorAll(`figure [data-bubble] > ${selector}`)].map((each) => ({
        of: each.parentElement?.getAttribute('href'),
        ...each.getBoundingClientRect().toJSON(),
      }));
    const [names, circles] = [getBoxes('span:last-child:not(.rounded-full)'), getBoxes('span.rounded-full')];
    expect(circles).toHaveLength(20);
    const large = circles.filter(({ width }) => width >= 14).map(({ of }) => of);
    expect(large.length).toBeGreaterThan(4);
    expect(names.filter(({ of }) => large.includes(of)).length).toBeGreaterThan(2);
    const figures = [...document.querySelectorAll('figure svg[role=img] text.figures')];
    const reached = circles.filter((circle) =>
      figures.some((figure) => {
        const { left, right, top, bottom } = figure.getBoundingClientRect();
        return circle.left < right && left < circle.right && circle.top < bottom && top < circle.bottom;
      }),
    );
    expect(reached).toEqual([]);
    const crossings = names.flatMap((name) => {
      const reached = circles.filter((circle) => {
        const [x, y] = [circle.x + circle.width / 2, circle.y + circle.height / 2];
        const across = Math.max(name.left - x, 0, x - name.right);
        const along = Math.max(name.top - y, 0, y - name.bottom);
        return circle.of !== name.of && Math.hypot(across, along) < circle.width / 2 - 1;
      });
      const covered = names.filter(
        (other) =>
          other.of !== name.of &&
          name.left < other.right - 1 &&
          other.left < name.right - 1 &&
          name.top < other.bottom - 3 &&
          other.top < name.bottom - 3,
      );
      return [...reached, ...covered].map((each) => `${name.of} ${each.of}`);
    });
    expect(crossings).toEqual([]);
  });

  test('take the pointer at their centre where others crowd around them', async () => {
    const dense = Array.from({ length: 20 }, (_, key) => ({
      key,
      title: `Категория ${key + 1}`,
      revenue: 1_000_000 + key,
      share: 0.1 + (key % 6) / 80,
      index: 0.5 + Math.floor(key / 6) / 12,
      href: `#${key}`,
    })).concat({ key: 24, title: 'Рынок', revenue: 400_000_000, share: 0.6, index: 0.6, href: '#24' });
    await renderBubbles(560, dense);
    const links = [...document.querySelectorAll('figure [data-bubble]')];
    const getCentre = (link: Element): readonly [number, number] => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    };
    const [first, second] = links.map(getCentre).toSorted(([x], [other]) => x - other);
    expect(Math.abs((first?.[0] ?? 0) - (second?.[0] ?? 0))).toBeLessThan(12);
    const reached = links.map((link) => document.elementFromPoint(...getCentre(link))?.closest('a'));
    expect(reached.map((link) => link?.getAttribute('href'))).toEqual(
      links.map((link) => link.getAttribute('href')),
    );
  });

  test('name the bubble of the summary even without free space around it', async () => {
    const ring = createRing(16, { revenue: 380_000_000, share: 0.008, index: 0.03 });
    const last = { key: 17, title: 'Последняя', revenue: 1_000_000, share: 0.3, index: 0.3, href: '#17' };
    await renderBubbles(560, [
      ...ring,
      { key: 16, title: 'Рынок', revenue: 400_000_000, share: 0.049, index: 0.6, href: '#16' },
      last,
    ]);
    expect(document.querySelector('figcaption')?.textContent).toContain('первый — Рынок');
    const named = document.querySelector('figure a[href="#16"] > span:last-child');
    expect(named?.textContent).toBe('Рынок');
  });

  test('name the middle one by a line from its centre that avoids the others', async () => {
    const around = createRing(6, { revenue: 300_000_000, share: 0.012, index: 0.02 });
    await renderBubbles(560, [
      ...around,
      { key: 16, title: 'Рынок', revenue: 400_000_000, share: 0.05, index: 0.6, href: '#16' },
      { key: 17, title: 'Последняя', revenue: 1_000_000, share: 0.3, index: 0.3, href: '#17' },
    ]);
    const link = document.querySelector('figure a[href="#16"]');
    expect(link?.querySelectorAll('svg line, svg circle')).toHaveLength(2);
    const name = link?.querySelector('span:last-child')?.getBoundingClientRect() ?? new DOMRect();
    expect(name.width).toBeGreaterThan(0);
    const covered = [...document.querySelectorAll('figure [data-bubble] > .rounded-full')].filter(
      (circle) => {
        const { left, right, top, bottom } = circle.getBoundingClientRect();
        return left < name.right && name.left < right && top < name.bottom - 3 && name.top + 3 < bottom;
      },
    );
    expect(covered).toEqual([]);
  });
});
