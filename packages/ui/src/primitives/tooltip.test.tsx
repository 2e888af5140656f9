import { DropdownMenu } from 'radix-ui';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Menu, MenuItem } from './menu.tsx';
import { Tooltip, TooltipProvider } from './tooltip.tsx';

afterEach(() => void vi.useRealTimers());

const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
const nextFrame = () => new Promise(requestAnimationFrame);

/** Advances the fake clock and waits for the result to render. */
async function passTime(milliseconds: number) {
  vi.advanceTimersByTime(milliseconds);
  for (let frame = 0; frame < 5; frame++) await nextFrame();
}

type Place = readonly [x: number, y: number];

/** Dispatches a pointer event at a position without advancing the clock. */
async function moveCursor(event: 'pointermove' | 'pointerout', element: Element, at: Place = [0, 0]) {
  const how = { bubbles: true, cancelable: true, pointerType: 'mouse', clientX: at[0], clientY: at[1] };
  element.dispatchEvent(new PointerEvent(event, how));
  await passTime(0);
}

const said = () => page.getByRole('tooltip').query()?.textContent;
const button = (name: string) => page.getByRole('button', { name }).element();

async function escape() {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await passTime(0);
}

test('a tooltip opens after 700 ms of hover, and at once within 300 ms after another one', async () => {
  await render(
    <TooltipProvider>
      {['Выручка', 'Продажи'].map((name) => (
        <Tooltip key={name} text={name}>
          <button type="button">{name}</button>
        </Tooltip>
      ))}
    </TooltipProvider>,
  );
  stopClock();
  await moveCursor('pointermove', button('Выручка'));
  await passTime(699);
  expect(said()).toBeUndefined();
  await passTime(1);
  expect(said()).toBe('Выручка');
  await moveCursor('pointerout', button('Выручка'));
  await escape();
  expect(said()).toBeUndefined();

  await passTime(299);
  await moveCursor('pointermove', button('Продажи'));
  expect(said()).toBe('Продажи');
  await moveCursor('pointerout', button('Продажи'));
  await escape();
  await passTime(300);
  await moveCursor('pointermove', button('Выручка'));
  await passTime(699);
  expect(said()).toBeUndefined();
  await passTime(1);
  expect(said()).toBe('Выручка');
});

/** A menu with a submenu. */
const Nested = () => (
  <Menu trigger={<button type="button">Меню</button>}>
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger>Ещё</DropdownMenu.SubTrigger>
      <DropdownMenu.Portal>
        <DropdownMenu.SubContent sideOffset={8}>
          <MenuItem>Внутри</MenuItem>
        </DropdownMenu.SubContent>
      </DropdownMenu.Portal>
    </DropdownMenu.Sub>
    <MenuItem>Рядом</MenuItem>
  </Menu>
);

test('a submenu opens after 100 ms, and stays open for 300 ms while the cursor moves towards it', async () => {
  await render(<Nested />);
  await page.getByRole('button', { name: 'Меню' }).click();
  const item = (name: string) => page.getByRole('menuitem', { name });
  await expect.element(item('Рядом')).toBeVisible();
  const [opener, beside] = [item('Ещё').element(), item('Рядом').element()];
  const isOpen = () => item('Внутри').query() !== null;
  stopClock();
  const { left, right, top } = opener.getBoundingClientRect();
  await moveCursor('pointermove', opener, [left + 1, top + 1]);
  await passTime(99);
  expect(isOpen()).toBe(false);
  await passTime(1);
  expect(isOpen()).toBe(true);

  const inside = item('Внутри').element().getBoundingClientRect();
  const there: Place = [inside.left + 2, inside.top + 2];
  await moveCursor('pointermove', opener, [right - 2, top + 2]);
  await moveCursor('pointerout', opener, [right - 1, top + 2]);
  await passTime(299);
  await moveCursor('pointermove', beside, there);
  expect(isOpen()).toBe(true);
  await passTime(1);
  await moveCursor('pointermove', beside, there);
  expect(isOpen()).toBe(false);
});
