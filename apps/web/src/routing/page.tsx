import { isolateBidi } from '@vitrina/ui/format/bidi';
import { Breadcrumbs, type Crumb } from '@vitrina/ui/primitives/breadcrumbs';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { useDocumentTitle } from './use-document-title.ts';
import { useHeaderSlot } from './header-slot.ts';
import { useRouteAt } from './routes-context.ts';
import { useLinkWeeks } from './week-context.ts';

interface Props {
  /** The page in the browser's tab and at the end of the breadcrumbs. */
  title: string;
  /** Whose page it is, once known, where the title does not say: tabs and the history tell them apart by it. */
  name?: string | undefined;
  /** The way to the page, without the page itself. */
  crumbs?: readonly Crumb[];
  children: ReactNode;
}

/** The frame of every screen inside the sidebar layout: it names the tab and fills the header. */
export function Page({ title, name, crumbs = [], children }: Props) {
  const { week } = useLinkWeeks();
  const hasWeek = useRouteAt(useLocation().pathname)?.firstYear !== undefined;
  const named = name === undefined ? isolateBidi(title) : `${title} «${isolateBidi(name)}»`;
  useDocumentTitle(hasWeek && week ? `${named} · неделя ${week.weekNumber}` : named);
  const slot = useHeaderSlot();
  return (
    <>
      {slot !== null && createPortal(<Breadcrumbs crumbs={[...crumbs, { title }]} />, slot)}
      {children}
    </>
  );
}
