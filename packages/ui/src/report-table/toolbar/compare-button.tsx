import { Button } from '../../primitives/button.tsx';
import { MenuChoice } from '../../primitives/menu.tsx';
import { Tooltip } from '../../primitives/tooltip.tsx';
import type { Comparison } from '../columns/comparison.ts';

type Props = Omit<Comparison, 'earlier'>;

/** Toggles the comparison with an earlier week: «к нед. 45». */
export const CompareButton = ({ label, shortLabel, isOn, isDisabled = false, isPending, onToggle }: Props) =>
  onToggle === undefined ? null : (
    <Tooltip text={label}>
      <Button
        small
        variant={isOn ? 'chosen' : 'outlined'}
        aria-pressed={isOn}
        aria-busy={(isOn && isPending) || undefined}
        aria-disabled={isDisabled || undefined}
        onClick={onToggle}
        className="aria-disabled:cursor-default aria-disabled:text-ink-3"
      >
        <span aria-hidden="true">{shortLabel}</span>
        <span className="sr-only">{label}</span>
      </Button>
    </Tooltip>
  );

/** The comparison toggle as a phone menu item. */
export const CompareItem = ({ label, isOn, isDisabled = false, onToggle }: Props) =>
  onToggle === undefined ? null : (
    <MenuChoice chosen={isOn} disabled={isDisabled} onSelect={onToggle}>
      {label}
    </MenuChoice>
  );
