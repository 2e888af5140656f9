import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Tooltip } from './tooltip.tsx';

interface Props {
  readonly title: string;
  /** Explanation, shown as a tooltip. */
  readonly text: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Term with a dotted underline; explains itself on hover, focus or tap. */
export const Term = ({ title, text, className, children }: Props) => (
  <Tooltip title={title} text={text}>
    <button
      type="button"
      className={classNames(
        'cursor-help text-left underline print:no-underline decoration-line-control decoration-dotted underline-offset-3',
        className,
      )}
    >
      {children}
    </button>
  </Tooltip>
);
