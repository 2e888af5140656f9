import { Tooltip as Radix } from 'radix-ui';
import { useState, type ReactNode } from 'react';

/** Sets the tooltip delays (specification §9): 700 ms, and none within 300 ms after another tooltip. */
export const TooltipProvider = ({ children }: { readonly children: ReactNode }) => (
  <Radix.Provider delayDuration={700} skipDelayDuration={300}>
    {children}
  </Radix.Provider>
);

interface Props {
  /** Explained term, in bold above the text. */
  readonly title?: string | undefined;
  readonly text: ReactNode;
  readonly side?: 'top' | 'right' | 'bottom';
  /** Never shown, such as beside an expanded sidebar. */
  readonly isDisabled?: boolean;
  /** Hover delay, ms; overrides the provider's. */
  readonly delayMs?: number;
  /** The described element; must be focusable. */
  readonly children: ReactNode;
}

/** Tooltip on hover after the delay and on focus at once; Esc closes it. */
export const Tooltip = ({ title, text, side = 'bottom', isDisabled = false, delayMs, children }: Props) => {
  const [open, setOpen] = useState(false);
  return (
    <Radix.Root
      open={open && !isDisabled}
      onOpenChange={setOpen}
      {...(delayMs !== undefined && { delayDuration: delayMs })}
    >
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-80 animate-appear rounded-popover bg-inverse px-3 py-2 text-left text-badge font-normal whitespace-normal text-on-inverse shadow-float forced-colors:border"
        >
          {title === undefined ? null : (
            <div className="line-clamp-4 font-semibold [overflow-wrap:anywhere]">{title}</div>
          )}
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
