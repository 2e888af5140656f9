import * as texts from '#texts/report/profile/profile';
import { Link } from '@vitrina/ui/link';
import { MenuItem } from '@vitrina/ui/primitives/menu';
import { Columns2, ExternalLink, FileText, type LucideIcon, Printer } from 'lucide-react';
import { useIsServed } from '../../api/served-profiles.ts';
import { FollowItems } from '../../follow/follow-button.tsx';
import type { NamedSubject } from '../../follow/use-follow.ts';
import { paths } from '../../routing/paths.ts';
import { useIsShared } from '../../routing/shared-screen.ts';
import { BRIEFING_TITLE } from '../briefing/briefing.ts';
import { ActionsMenu } from '../share/actions-menu.tsx';
import { ChangeItem } from './entity-picker.tsx';

/** A link of a profile: to another screen, or to Kaspi. */
export interface ProfileLink {
  title: string;
  href: string;
  icon?: LucideIcon;
}

interface Props {
  entity: NamedSubject;
  /** «Сменить продавца» */
  other: string | undefined;
  links: readonly ProfileLink[] | undefined;
}

const isExternal = ({ href }: ProfileLink) => href.startsWith('https://');

/** A link as a menu item; Kaspi opens in a new tab. */
function LinkItem({ link }: { link: ProfileLink }) {
  const Icon = link.icon ?? (isExternal(link) ? ExternalLink : FileText);
  const content = (
    <>
      <Icon aria-hidden="true" />
      {link.title}
    </>
  );
  return (
    <MenuItem asChild>
      {isExternal(link) ? (
        <a href={link.href} target="_blank" rel="noreferrer">
          {content}
        </a>
      ) : (
        <Link href={link.href}>{content}</Link>
      )}
    </MenuItem>
  );
}

/** Returns the links to the comparison with others, which sections lack, and to the briefing, which products lack. */
function useReportLinks(entity: NamedSubject): readonly ProfileLink[] {
  const isServed = useIsServed('insight');
  if (!isServed) return [];
  const { kind, id } = entity;
  return [
    ...(kind === 'section'
      ? []
      : [{ title: texts.compare, href: paths.compare(kind, [id]), icon: Columns2 }]),
    ...(kind === 'product' ? [] : [{ title: BRIEFING_TITLE, href: paths.briefing({ kind, id }) }]),
  ];
}

/** Menu of a profile's actions; a shared screen has only links to other sites. */
export function ProfileMenu({ entity, other, links = [] }: Props) {
  const isShared = useIsShared();
  const reportLinks = useReportLinks(entity);
  const shown = isShared ? links.filter(isExternal) : [...reportLinks, ...links];
  if (isShared && shown.length === 0) return null;
  return (
    <ActionsMenu
      before={shown.map((link) => (
        <LinkItem key={link.title} link={link} />
      ))}
    >
      {isShared ? null : (
        <>
          <MenuItem onSelect={() => window.print()}>
            <Printer aria-hidden="true" />
            {texts.print}
          </MenuItem>
          <FollowItems entity={entity} />
          {other === undefined ? null : <ChangeItem label={other} />}
        </>
      )}
    </ActionsMenu>
  );
}
