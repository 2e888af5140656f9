import { Slot } from 'radix-ui';
import {
  startTransition,
  Suspense,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { createLazyComponent } from '../lazy/lazy-component.ts';
import type * as Box from './radix-menu.tsx';
import { FocusedReloadToast } from '../lazy/reload-notice.tsx';
import { Tooltip } from './tooltip.tsx';

const box = () => import('./radix-menu.tsx');
type MenuProps = ComponentPropsWithRef<typeof Box.RadixMenu>;

const MenuBox = createLazyComponent(
  async () => (await box()).RadixMenu,
  ({ trigger }: MenuProps) => (
    <>
      {trigger}
      <FocusedReloadToast />
    </>
  ),
);

/** Where a menu's code is gone, the menu itself says so. */
const Nothing = () => null;

/** One action of a menu. */
export const MenuItem = createLazyComponent(async () => (await box()).MenuItem, Nothing);

/** One of several choices, of which one is marked. */
export const MenuChoice = createLazyComponent(async () => (await box()).MenuChoice, Nothing);

/** A quiet line of text above the items. */
export const MenuLabel = createLazyComponent(async () => (await box()).MenuLabel, Nothing);

/** A hairline between groups of items. */
export const MenuSeparator = createLazyComponent(async () => (await box()).MenuSeparator, Nothing);

/** Fetches a menu's code; should that fail, opening the menu will say so. */
const fetchBox = () => {
  for (const part of [MenuBox, MenuItem, MenuChoice, MenuLabel, MenuSeparator]) part.preload();
};

/** The button of a menu that was never open, as the menu itself would show it. */
const ClosedMenu = ({ trigger, tooltip, side, onOpen }: MenuProps & { readonly onOpen: () => void }) => {
  const press = (event: PointerEvent) => {
    if (event.button !== 0 || event.ctrlKey) return;
    event.preventDefault();
    onOpen();
  };
  const type = (event: KeyboardEvent) => {
    if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
    event.preventDefault();
    onOpen();
  };
  const button = (
    <Slot.Root
      aria-haspopup="menu"
      aria-expanded={false}
      data-state="closed"
      onPointerEnter={fetchBox}
      onFocus={fetchBox}
      onPointerDown={press}
      onKeyDown={type}
    >
      {trigger}
    </Slot.Root>
  );
  return tooltip === undefined ? (
    button
  ) : (
    <Tooltip text={tooltip} {...(side && { side })}>
      {button}
    </Tooltip>
  );
};

/** A menu under its button, by keyboard too. Its code comes when somebody is about to open one. */
export const Menu = (props: MenuProps) => {
  const [isAsked, setAsked] = useState(false);
  const open = () => {
    fetchBox();
    startTransition(() => setAsked(true));
  };
  const closed = <ClosedMenu {...props} onOpen={open} />;
  return <Suspense fallback={closed}>{isAsked ? <MenuBox {...props} /> : closed}</Suspense>;
};
