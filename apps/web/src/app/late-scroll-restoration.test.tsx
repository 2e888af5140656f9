import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { respondFromLargeMarket } from '../../test/large-market.ts';
import { renderApp } from '../../test/render-app.tsx';
import { pauseResponses } from '../../test/respond.ts';

/** Storage key of react-router's scroll positions of a tab, by location; after a reload it is `default`. */
const STORE = 'react-router-scroll-positions';

const store = (position: number) => {
  sessionStorage.setItem(STORE, JSON.stringify({ default: position }));
  onTestFinished(() => sessionStorage.removeItem(STORE));
};

test('a reload returns to its scroll position when the content has arrived', async () => {
  store(900);
  respondFromLargeMarket();
  const resume = pauseResponses();
  await renderApp('/seller2?sellerId=101&year=2026&weekNumber=46');
  resume();
  await expect.element(page.getByRole('grid').first()).toBeInTheDocument();
  await expect.poll(() => window.scrollY).toBe(900);
});

test('content that arrives after the person has acted does not scroll the page', async () => {
  store(700);
  await renderApp('/method');
  await expect.poll(() => window.scrollY).toBe(700);
  await userEvent.keyboard('{Shift}');
  window.scrollTo(0, 100);
  const late = document.createElement('p');
  late.style.height = '400px';
  document.body.append(late);
  onTestFinished(() => late.remove());
  await expect.poll(() => document.body.getBoundingClientRect().height).toBeGreaterThan(400);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(window.scrollY).toBe(100);
});

test('content that arrives above the viewport does not change the position', async () => {
  store(300);
  await renderApp('/method');
  await expect.poll(() => window.scrollY).toBe(300);
  const late = document.createElement('p');
  late.style.height = '42px';
  document.querySelector('main')?.prepend(late);
  onTestFinished(() => late.remove());
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await expect.poll(() => window.scrollY).toBe(300);
  expect(late.getBoundingClientRect().bottom).toBeLessThan(0);
});

test('a page that is briefly shorter returns to its position', async () => {
  store(500);
  await renderApp('/method');
  await expect.poll(() => window.scrollY).toBe(500);
  const main = document.querySelector('main');
  if (main === null) throw new Error('The page has no main.');
  const scrolled = new Promise((resolve) => {
    window.addEventListener('scroll', resolve, { once: true });
  });
  main.style.display = 'none';
  expect(window.scrollY).toBeLessThan(500);
  await scrolled;
  main.style.display = '';
  await expect.poll(() => window.scrollY).toBe(500);
});

test('a page that was short within one frame returns to its position, and a dragged scrollbar ends that', async () => {
  store(500);
  await renderApp('/method');
  await expect.poll(() => window.scrollY).toBe(500);
  const main = document.querySelector('main');
  if (main === null) throw new Error('The page has no main.');
  main.style.display = 'none';
  expect(window.scrollY).toBeLessThan(500);
  main.style.display = '';
  await expect.poll(() => window.scrollY).toBe(500);
  for (let n = 0; n < 10; n += 1) {
    window.scrollTo(0, 100);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }
  await new Promise(requestAnimationFrame);
  expect(window.scrollY).toBe(100);
});
