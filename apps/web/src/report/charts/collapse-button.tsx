import * as texts from '#texts/report/charts/collapse-button';
import { IconButton } from '@vitrina/ui/primitives/icon-button';
import { ChevronDown, ChevronUp } from 'lucide-react';

interface Props {
  /** Name of the content, in the accusative: «концентрацию». */
  what: string;
  isShown: boolean;
  onChange: (isShown: boolean) => void;
}

/** Button that collapses a picture above a list to a line, or expands it. */
export const CollapseButton = ({ what, isShown, onChange }: Props) => (
  <IconButton
    label={isShown ? texts.collapse(what) : texts.expand(what)}
    icon={isShown ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
    aria-expanded={isShown}
    onClick={() => onChange(!isShown)}
    // The glyph, not the box, ends where the content does.
    className="-mr-1.5 size-(--control-small)! shrink-0 max-md:-mr-3.5"
  />
);
