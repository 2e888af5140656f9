import {
  createElement,
  createContext,
  useContext,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from 'react';

/** What a link of this package takes: an anchor's own properties, with an address. */
export type LinkProps = ComponentPropsWithRef<'a'> & { readonly href: string };

/** A plain link, for a page without a router. */
const Anchor = ({ children, ...props }: LinkProps) => <a {...props}>{children}</a>;

const LinkContext = createContext<ComponentType<LinkProps>>(Anchor);

/** Makes every link inside go through the app's router, which preloads on intent. */
export const LinkProvider = (props: {
  readonly link: ComponentType<LinkProps>;
  readonly children: ReactNode;
}) => <LinkContext value={props.link}>{props.children}</LinkContext>;

/** A link inside the product. */
export const Link = (props: LinkProps) => createElement(useContext(LinkContext), props);
