import { ArrowDown, ArrowUp } from 'lucide-react';
import { Button } from '../../primitives/button.tsx';
import { Tooltip } from '../../primitives/tooltip.tsx';
import type { Comparison } from '../columns/comparison.ts';

interface Props extends Omit<Comparison, 'earlier'> {
  readonly isPhone: boolean;
}

/** Toggles the comparison with an earlier week. */
export const CompareButton = ({
  label,
  isOn,
  isDisabled = false,
  isPending: isAwaited,
  onToggle,
  isPhone,
}: Props) => (
  <Tooltip text={label}>
    <Button
      small
      variant={isOn ? 'chosen' : 'outlined'}
      aria-pressed={isOn}
      aria-busy={(isOn && isAwaited) || undefined}
      aria-disabled={isDisabled || undefined}
      onClick={onToggle}
      className="aria-disabled:cursor-default aria-disabled:text-ink-3"
    >
      <span className="flex text-ink-2" aria-hidden="true">
        <ArrowUp className="size-4" />
        <ArrowDown className="-ml-1 size-4" />
      </span>
      <span className={isPhone ? 'sr-only' : '@max-[60rem]:sr-only'}>{label}</span>
    </Button>
  </Tooltip>
);
