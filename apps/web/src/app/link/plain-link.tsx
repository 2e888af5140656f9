import type { LinkProps } from '@vitrina/ui/link';

/** Class names that make a text look like a link. */
const LINK_CLASSES = /(?<=^|\s)(?:(?:group-)?hover:\S+|text-accent|underline|underline-offset-\S+)(?=\s|$)/g;

/** A link as the text that it has: nothing leads out of a screen that a link for others opens. */
export const PlainLink = ({
  href: _href,
  ref: _ref,
  target: _target,
  tabIndex: _tabIndex,
  className = '',
  ...props
}: LinkProps) => (
  <span
    {...props}
    // A mark of a chart has a name in place of a text.
    role={props['aria-label'] === undefined ? undefined : 'img'}
    className={className.replaceAll(LINK_CLASSES, '')}
  />
);
