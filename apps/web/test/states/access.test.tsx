import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerAs } from '../answer.ts';
import { expectToFit } from '../at-width.ts';
import { otherHrefs, publicHrefs, weekScreens } from '../every-screen.ts';
import { visit } from '../visit.tsx';
import { answerFromWideMarket } from '../wide-market.ts';

const loading = page.getByText('Загрузка…').first();
/** A page is looked at four times over, which takes a busy machine a while. */
const PATIENCE_MS = 60_000;

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What WCAG 2.2 AA has against the page, targets' sizes included, as far as a machine can tell. */
async function violations(runOnly: axe.RunOptions['runOnly']) {
  const { violations: found } = await axe.run(document, {
    ...(runOnly && { runOnly }),
    resultTypes: ['violations'],
    rules: { 'target-size': { enabled: true } },
  });
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** Looks at the page in both widths and both themes; a theme changes nothing but colours. */
async function expectAccessible() {
  for (const width of [320, 360, 768, 1440]) {
    await expectToFit(width);
    if (width !== 320 && width !== 1440) continue;
    document.documentElement.dataset['theme'] = 'light';
    expect.soft(await violations({ type: 'tag', values: rules }), `${width} px`).toEqual([]);
    document.documentElement.dataset['theme'] = 'dark';
    const ofColour = await violations({ type: 'rule', values: ['color-contrast'] });
    expect.soft(ofColour, `${width} px, dark`).toEqual([]);
  }
}

test.each(weekScreens)(
  '$href with data keeps WCAG 2.2 AA',
  async ({ href }) => {
    answerFromWideMarket();
    await visit(href, { width: 320 });
    await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(loading).not.toBeInTheDocument();
    await expectAccessible();
  },
  PATIENCE_MS,
);

test.each(weekScreens)(
  '$href with nothing to show says so and keeps WCAG 2.2 AA',
  async (screen) => {
    for (const route of [screen.main, ...screen.others]) answerAs(route, 'empty');
    await visit(screen.href, { width: 320 });
    await expect.element(page.getByText(screen.empty).first()).toBeVisible();
    await expectAccessible();
  },
  PATIENCE_MS,
);

test.each(weekScreens)(
  '$href with an error keeps WCAG 2.2 AA',
  async (screen) => {
    for (const route of [screen.main, ...screen.others]) answerAs(route, 'fails');
    await visit(screen.href, { width: 320 });
    await expect.element(page.getByRole('button', { name: 'Повторить' }).first()).toBeVisible();
    await expectAccessible();
  },
  PATIENCE_MS,
);

test.each(otherHrefs)(
  '%s keeps WCAG 2.2 AA',
  async (href) => {
    await visit(href, { width: 320 });
    await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible();
  },
  PATIENCE_MS,
);

test.each(publicHrefs)(
  '%s keeps WCAG 2.2 AA for a stranger',
  async (href) => {
    await visit(href, { signedIn: false, width: 320 });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible();
  },
  PATIENCE_MS,
);
