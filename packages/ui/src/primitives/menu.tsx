import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import {
  useCallback,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { classNames } from '../class-names.ts';
import { floatingClass, phoneSheetClass, PhoneSheetTitle } from './floating-class.tsx';
import { Tooltip } from './tooltip.tsx';
import { useIsPhone } from '../use-is-phone.ts';

const itemClass =
  'flex min-h-8 max-md:min-h-11 cursor-pointer items-center gap-3 rounded-badge px-2 outline-none select-none ' +
  'data-highlighted:bg-raised-hover forced-colors:data-highlighted:[outline:2px_solid_Highlight] data-disabled:cursor-default data-disabled:text-ink-3 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-2';

interface MenuProps {
  /** Button that opens the menu. */
  readonly trigger: ReactNode;
  readonly children: ReactNode;
  readonly align?: 'start' | 'center' | 'end';
  readonly side?: 'top' | 'right' | 'bottom';
  /** Tooltip of an icon-only trigger. */
  readonly tooltip?: string;
  readonly className?: string;
  /** Shown on a phone, where the menu is a bottom sheet. */
  readonly title?: string | undefined;
}

/**
 * Returns props of the menu's box. When Radix focuses the box of an opening menu, moves the focus at once, before the
 * next key, to the item with `hasInitialFocus`.
 */
const useInitialFocus = () => {
  const isOpening = useRef(false);
  const ref = useCallback((box: HTMLElement | null) => {
    isOpening.current = box !== null;
  }, []);
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || !isOpening.current) return;
    isOpening.current = false;
    const item = event.currentTarget.querySelector<HTMLElement>('[data-initial-focus]');
    if (item === null) return;
    event.preventDefault();
    item.focus();
  };
  return { ref, onFocus };
};

/**
 * Returns whether the menu is open, and props of its trigger by which touch, and on a phone also a
 * mouse, opens it on release: the sheet opens under the pointer, so that a press could end on an item, such as
 * «Выйти».
 */
const useOpenOnRelease = () => {
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const isPressed = useRef(false);
  const onPointerDown = (event: PointerEvent) => {
    isPressed.current = isPhone || event.pointerType !== 'mouse';
    // Radix opens the menu unless the event is prevented.
    if (isPressed.current) event.preventDefault();
  };
  const onClick = () => {
    if (isPressed.current) setOpen(!isOpen);
    isPressed.current = false;
  };
  return { isOpen, setOpen, triggerProps: { onPointerDown, onClick } };
};

/** Menu under its trigger. */
export const Menu = ({
  trigger,
  children,
  align = 'start',
  side = 'bottom',
  tooltip,
  className,
  title,
}: MenuProps) => {
  const box = useInitialFocus();
  const { isOpen, setOpen, triggerProps } = useOpenOnRelease();
  const button = (
    <DropdownMenu.Trigger asChild {...triggerProps}>
      {trigger}
    </DropdownMenu.Trigger>
  );
  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      {tooltip === undefined ? (
        button
      ) : (
        <Tooltip text={tooltip} side={side}>
          {button}
        </Tooltip>
      )}
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          {...box}
          align={align}
          side={side}
          sideOffset={side === 'right' ? 8 : 4}
          collisionPadding={8}
          data-phone-sheet=""
          className={classNames(floatingClass, 'min-w-48 p-1', className, phoneSheetClass)}
        >
          {title === undefined ? null : <PhoneSheetTitle>{title}</PhoneSheetTitle>}
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
};

/** Action item. */
export const MenuItem = ({ className, ...props }: ComponentPropsWithRef<typeof DropdownMenu.Item>) => (
  <DropdownMenu.Item {...props} className={classNames(itemClass, className)} />
);

/** Checkable item; `hasInitialFocus` gives it the focus when the menu opens. */
export const MenuChoice = ({
  chosen,
  hasInitialFocus = false,
  children,
  className,
  ...props
}: ComponentPropsWithRef<typeof DropdownMenu.CheckboxItem> & {
  readonly chosen: boolean;
  readonly hasInitialFocus?: boolean;
}) => (
  <DropdownMenu.CheckboxItem
    {...props}
    checked={chosen}
    data-initial-focus={hasInitialFocus || undefined}
    className={classNames(itemClass, chosen && 'bg-accent-soft', className)}
  >
    <span className="flex-1">{children}</span>
    <DropdownMenu.ItemIndicator>
      <Check aria-hidden="true" />
    </DropdownMenu.ItemIndicator>
  </DropdownMenu.CheckboxItem>
);

/** Group of items under an accessible name. */
export const MenuGroup = DropdownMenu.Group;

/** Label above the items. */
export const MenuLabel = ({ children }: { readonly children: ReactNode }) => (
  <DropdownMenu.Label className="truncate px-2 py-1.5 text-badge text-ink-3">{children}</DropdownMenu.Label>
);

/** Separator between groups of items. */
export const MenuSeparator = () => <DropdownMenu.Separator className="-mx-1 my-1 h-px bg-line" />;
