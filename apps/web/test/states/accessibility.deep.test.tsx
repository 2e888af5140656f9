import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../expect-accessible.ts';
import { signedInHrefs, publicHrefs } from '../screens.ts';
import { renderApp } from '../render-app.tsx';

/** axe runs four times on each page. */
const TIMEOUT_MS = 120_000;

test.each(signedInHrefs)(
  '%s meets WCAG 2.2 AA',
  async (href) => {
    await renderApp(href);
    await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible();
  },
  TIMEOUT_MS,
);

test.each(publicHrefs)(
  '%s meets WCAG 2.2 AA without a session',
  async (href) => {
    await renderApp(href, { signedIn: false });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible();
  },
  TIMEOUT_MS,
);
