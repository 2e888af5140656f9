import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../accessible.ts';
import { otherHrefs, publicHrefs } from '../every-screen.ts';
import { visit } from '../visit.tsx';

/** A page is looked at four times over, which takes a busy machine a while. */
const PATIENCE_MS = 120_000;

test.each(otherHrefs)(
  '%s keeps WCAG 2.2 AA',
  async (href) => {
    await visit(href);
    await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible();
  },
  PATIENCE_MS,
);

test.each(publicHrefs)(
  '%s keeps WCAG 2.2 AA for a stranger',
  async (href) => {
    await visit(href, { signedIn: false });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible();
  },
  PATIENCE_MS,
);
