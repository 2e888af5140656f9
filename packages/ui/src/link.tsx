import {
  createElement,
  createContext,
  useContext,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from 'react';

/** Props of a link: an anchor's, with a required address. */
export type LinkProps = ComponentPropsWithRef<'a'> & { readonly href: string };

/** Fallback link for a page without a router. */
const Anchor = ({ children, ...props }: LinkProps) => <a {...props}>{children}</a>;

const LinkContext = createContext<ComponentType<LinkProps>>(Anchor);

/** Sets the app's link component, which uses the router and preloads on intent. */
export const LinkProvider = (props: {
  readonly link: ComponentType<LinkProps>;
  readonly children: ReactNode;
}) => <LinkContext value={props.link}>{props.children}</LinkContext>;

/** A link inside the product, rendered by the app's link component. */
export const Link = (props: LinkProps) => createElement(useContext(LinkContext), props);
