import { Slot } from 'radix-ui';
import {
  startTransition,
  Suspense,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { createLazyComponent } from '../lazy/lazy-component.ts';
import type * as MenuModule from './radix-menu.tsx';
import { FocusedReloadToast } from '../lazy/reload-notice.tsx';
import { Tooltip } from './tooltip.tsx';

const importMenu = () => import('./radix-menu.tsx');
type MenuProps = ComponentPropsWithRef<typeof MenuModule.RadixMenu>;

const MenuBox = createLazyComponent(
  async () => (await importMenu()).RadixMenu,
  ({ trigger }: MenuProps) => (
    <>
      {trigger}
      <FocusedReloadToast />
    </>
  ),
);

/** Items render nothing when their code cannot be loaded; the menu shows the notice. */
const RenderNothing = () => null;

/** One action of a menu. */
export const MenuItem = createLazyComponent(async () => (await importMenu()).MenuItem, RenderNothing);

/** Checkable item. */
export const MenuChoice = createLazyComponent(async () => (await importMenu()).MenuChoice, RenderNothing);

/** Group of items under an accessible name. */
export const MenuGroup = createLazyComponent(async () => (await importMenu()).MenuGroup, RenderNothing);

/** Label above the items. */
export const MenuLabel = createLazyComponent(async () => (await importMenu()).MenuLabel, RenderNothing);

/** Separator between groups of items. */
export const MenuSeparator = createLazyComponent(
  async () => (await importMenu()).MenuSeparator,
  RenderNothing,
);

/** Preloads the menu's code; errors are ignored and show when the menu opens. */
export const preloadMenu = () => {
  for (const component of [MenuBox, MenuItem, MenuChoice, MenuGroup, MenuLabel, MenuSeparator])
    component.preload();
};

/** Trigger of a menu that was never opened, with the same ARIA attributes. */
const ClosedMenu = ({
  trigger,
  tooltip,
  side,
  onOpen,
}: MenuProps & { readonly onOpen: (by: 'keyboard' | 'pointer') => void }) => {
  // On release: a menu that opens under a pressed finger would take its release as a choice. Keys click with detail
  // 0.
  const onClick = ({ detail }: MouseEvent) => onOpen(detail === 0 ? 'keyboard' : 'pointer');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    onOpen('keyboard');
  };
  const button = (
    <Slot.Root
      aria-haspopup="menu"
      aria-expanded={false}
      data-state="closed"
      onPointerEnter={preloadMenu}
      onFocus={preloadMenu}
      onClick={onClick}
      onKeyDown={onKeyDown}
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

/** Menu under its trigger; loads Radix on hover, focus or first open. */
export const Menu = (props: MenuProps) => {
  const [openedBy, setOpenedBy] = useState<'keyboard' | 'pointer'>();
  const open = (by: 'keyboard' | 'pointer') => {
    preloadMenu();
    // Without its code and a network the menu would open by itself when the network returns.
    MenuBox.whenReady(() => startTransition(() => setOpenedBy(by)));
  };
  const closed = <ClosedMenu {...props} onOpen={open} />;
  return (
    <Suspense fallback={closed}>
      {openedBy ? <MenuBox {...props} hasFirstItemFocus={openedBy === 'keyboard'} /> : closed}
    </Suspense>
  );
};
