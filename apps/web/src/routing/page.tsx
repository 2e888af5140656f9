import { isolateBidi } from '@vitrina/ui/format/bidi';
import { Breadcrumbs, type Crumb } from '@vitrina/ui/primitives/breadcrumbs';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import * as texts from '#texts/routing/routing';
import { useDocumentTitle } from './use-document-title.ts';
import { useHeaderSlot } from './header-slot.ts';
import { useRouteAt } from './routes-context.ts';
import { useScreenPath } from './shared-screen.ts';
import { useLinkWeeks } from './week-context.ts';

interface Props {
  /** Title in the browser's tab. */
  title: string;
  /** Name of the entity, once known, if the title lacks it: it distinguishes browser tabs and history entries. */
  name?: string | undefined;
  /** Breadcrumbs above the page itself. */
  crumbs?: readonly Crumb[];
  /** The last breadcrumb, if not the title. */
  crumb?: string;
  children: ReactNode;
}

/** Layout of every screen inside the sidebar: sets the document title and the breadcrumbs. */
export function Page({ title, name, crumbs = [], crumb = title, children }: Props) {
  const { week } = useLinkWeeks();
  const hasWeek = useRouteAt(useScreenPath())?.firstYear !== undefined;
  const fullTitle = name === undefined ? isolateBidi(title) : texts.namedTitle(title, isolateBidi(name));
  useDocumentTitle(hasWeek && week ? texts.titleOfWeek(fullTitle, week.weekNumber) : fullTitle);
  const slot = useHeaderSlot();
  return (
    <>
      {slot !== null && createPortal(<Breadcrumbs crumbs={[...crumbs, { title: crumb }]} />, slot)}
      {children}
    </>
  );
}
