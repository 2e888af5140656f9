import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Sheet } from './sheet.tsx';
import { TooltipProvider } from './tooltip.tsx';

const isPageShaded = () => document.documentElement.hasAttribute('data-shaded');

/** Two sheets, the second of which opens from the first. */
function Sheets() {
  const [openCount, setOpenCount] = useState(0);
  const close = (count: number) => (isOpen: boolean) => setOpenCount(isOpen ? count + 1 : count);
  return (
    <TooltipProvider>
      <button onClick={() => setOpenCount(1)}>Первый</button>
      <Sheet open={openCount > 0} onOpenChange={close(0)} title="Первый лист">
        <button onClick={() => setOpenCount(2)}>Второй</button>
      </Sheet>
      <Sheet open={openCount > 1} onOpenChange={close(1)} title="Второй лист">
        Текст
      </Sheet>
    </TooltipProvider>
  );
}

test('the page is shaded while a sheet is open, also after one of two closes', async () => {
  await render(<Sheets />);
  expect(isPageShaded()).toBe(false);
  const readBackground = () => getComputedStyle(document.documentElement).backgroundColor;
  const unshaded = readBackground();
  const content = document.createElement('div');
  content.id = 'content';
  document.body.append(content);
  onTestFinished(() => content.remove());
  await page.getByRole('button', { name: 'Первый' }).click();
  await page.getByRole('button', { name: 'Второй' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Второй лист' })).toBeVisible();
  expect(isPageShaded()).toBe(true);
  expect(readBackground()).not.toBe(unshaded);

  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name: 'Первый лист' })).toBeVisible();
  expect(isPageShaded()).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(isPageShaded).toBe(false);
  expect(readBackground()).toBe(unshaded);
});

test('a sheet takes the pointer by its shade, so that the app keeps its styles', async () => {
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  onTestFinished(() => root.remove());
  await render(<Sheets />);
  const opener = page.getByRole('button', { name: 'Первый' }).element();
  const { left, top } = opener.getBoundingClientRect();
  await userEvent.click(opener);
  await expect.element(page.getByRole('dialog', { name: 'Первый лист' })).toBeVisible();
  await expect.poll(() => document.body.style.pointerEvents).toBe('none');
  expect(getComputedStyle(root).pointerEvents).toBe('auto');
  expect(document.elementFromPoint(left + 1, top + 1)).not.toBe(opener);
});
