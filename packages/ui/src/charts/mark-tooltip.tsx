import { Tooltip as Radix } from 'radix-ui';
import type { CSSProperties } from 'react';
import { TooltipRows } from './tooltip-rows.tsx';

interface Props {
  readonly title: string;
  readonly rows: readonly (readonly [string, string])[];
  /** Position of the mark in the drawing. */
  readonly style: CSSProperties;
  /** Esc was pressed, or the page scrolled. */
  readonly onClose: () => void;
}

/**
 * Tooltip of one mark, outside its box. A chart renders it for its pointed mark only, with the mark as key: outline
 * and text then always describe the same mark.
 */
export const MarkTooltip = ({ title, rows, style, onClose }: Props) => (
  <Radix.Root open disableHoverableContent onOpenChange={(isOpen) => !isOpen && onClose()}>
    <Radix.Trigger asChild>
      <span aria-hidden="true" style={style} className="pointer-events-none absolute" />
    </Radix.Trigger>
    <Radix.Portal>
      <Radix.Content
        side="bottom"
        sideOffset={6}
        collisionPadding={8}
        data-mark=""
        className="pointer-events-none z-50 max-w-80 rounded-popover bg-inverse px-3 py-2 text-left text-badge font-normal whitespace-normal text-on-inverse shadow-float forced-colors:border"
      >
        <div className="line-clamp-4 font-semibold [overflow-wrap:anywhere]">{title}</div>
        <TooltipRows rows={rows} />
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);
