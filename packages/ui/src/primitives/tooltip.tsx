import { Tooltip as Radix } from 'radix-ui';
import { useState, type ReactNode } from 'react';

/** Gives every tooltip inside the delays of the specification §9: 700 ms, 300 ms between two. */
export const TooltipProvider = ({ children }: { readonly children: ReactNode }) => (
  <Radix.Provider delayDuration={700} skipDelayDuration={300}>
    {children}
  </Radix.Provider>
);

interface Props {
  /** The term that is explained, in bold above the text. */
  readonly title?: string | undefined;
  readonly text: ReactNode;
  readonly side?: 'top' | 'right' | 'bottom';
  /** Not shown at all, such as beside a sidebar that is open. */
  readonly off?: boolean;
  /** How long the cursor rests on it first (ms), where that differs from all others. */
  readonly delay?: number;
  /** The one element that it explains, which can have the focus. */
  readonly children: ReactNode;
}

/** A few words on something: after a while under the cursor, at once on focus; Esc closes it. */
export const Tooltip = ({ title, text, side = 'bottom', off = false, delay, children }: Props) => {
  const [open, setOpen] = useState(false);
  return (
    <Radix.Root
      open={open && !off}
      onOpenChange={setOpen}
      {...(delay !== undefined && { delayDuration: delay })}
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
