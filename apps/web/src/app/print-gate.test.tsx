import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '../../test/render-app.tsx';
import { pauseResponses } from '../../test/respond.ts';

test('printing by keyboard waits for pending reports', async () => {
  let placeholders: number | undefined;
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    placeholders = document.querySelectorAll('main .animate-breathe').length;
  });
  const resume = pauseResponses();
  await renderApp('/seller-categories?sellerId=101');
  await expect.element(page.getByText(/Часть данных ещё загружалась/)).toBeInTheDocument();
  await userEvent.keyboard('{Control>}p{/Control}');
  await expect.element(page.getByText('Печать начнётся, когда загрузятся данные')).toBeVisible();
  expect(print).not.toHaveBeenCalled();
  resume();
  await expect.poll(() => print.mock.calls.length, { timeout: 15_000 }).toBe(1);
  expect(placeholders).toBe(0);
  await expect.element(page.getByText(/Часть данных ещё загружалась/)).not.toBeInTheDocument();
});
