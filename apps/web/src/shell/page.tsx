import { Breadcrumbs, type Crumb } from '@vitrina/ui/primitives/breadcrumbs.tsx';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useDocumentTitle } from './document-title.ts';
import { useHeaderSlot } from './header-slot.ts';

interface Props {
  /** The page in the browser's tab and at the end of the breadcrumbs. */
  title: string;
  /** The way to the page, without the page itself. */
  crumbs?: readonly Crumb[];
  children: ReactNode;
}

/** The frame of every screen inside the sidebar layout: it names the tab and fills the header. */
export function Page({ title, crumbs = [], children }: Props) {
  useDocumentTitle(title);
  const slot = useHeaderSlot();
  return (
    <>
      {slot !== null && createPortal(<Breadcrumbs crumbs={[...crumbs, { title }]} />, slot)}
      {children}
    </>
  );
}
