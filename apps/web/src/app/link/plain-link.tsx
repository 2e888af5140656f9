import type { LinkProps } from '@vitrina/ui/link';

/** Class names that make a text look like a link. */
const LINK_CLASSES = /(?<=^|\s)(?:(?:group-)?hover:\S+|text-accent|underline|underline-offset-\S+)(?=\s|$)/g;

/** Renders a link as its text: nothing leads out of a shared screen. */
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
    // A chart mark has a name instead of a text.
    role={props['aria-label'] === undefined ? undefined : 'img'}
    className={className.replaceAll(LINK_CLASSES, '')}
  />
);
