import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { createProducts } from '../../../test/products.ts';
import { readNames, TablePage } from '../../../test/table-page.tsx';

/** Renders a long table as the app does, without waiting for effects; records how many rows each change leaves. */
function renderTable(): number[] {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const counts: number[] = [];
  const observer = new MutationObserver(() => counts.push(readNames().length));
  onTestFinished(() => {
    observer.disconnect();
    root.unmount();
    container.remove();
  });
  observer.observe(container, { childList: true, subtree: true });
  root.render(<TablePage rows={createProducts(2000)} />);
  return counts;
}

test('draws the rows in view first, and twelve beyond them afterwards', async () => {
  const counts = renderTable();
  await expect.poll(() => counts.at(-1) ?? 0).toBeGreaterThan(30);
  const drawn = counts.at(-1) ?? 0;
  expect(counts).toContain(drawn - 12);
});
