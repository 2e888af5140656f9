import * as texts from '#texts/report/profile/profile';
import { Link } from '@vitrina/ui/link';
import { useIsPhone } from '@vitrina/ui/use-is-phone';
import { getButtonClass } from '@vitrina/ui/primitives/button';
import { MenuItem } from '@vitrina/ui/primitives/menu';
import { Columns2, ExternalLink, FileText, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { FollowButton, FollowItems, FollowNote } from '../../follow/follow-button.tsx';
import type { Entity } from '../../session/recent-entities.ts';
import { useIsServed } from '../../api/served-profiles.ts';
import { paths } from '../../routing/paths.ts';
import { useIsShared } from '../../routing/shared-screen.ts';
import { AgainstMenu } from '../../period/against-menu.tsx';
import { BRIEFING_TITLE } from '../briefing/briefing.ts';
import { ActionsMenu } from '../share/actions-menu.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { ChangeEntity, ChangeItem } from './entity-picker.tsx';

/** A link of a profile: to another screen, or to the shop on Kaspi. */
interface ProfileLink {
  title: string;
  href: string;
  /** Icon of the menu item. */
  icon?: LucideIcon;
  /** Whether a wide screen shows it as a button. */
  isButton?: true;
}

/** Maximum length of a name that fits a phone's breadcrumbs, in characters; the heading is then hidden. */
const MAX_CRUMB_LENGTH = 24;

const isExternal = ({ href }: ProfileLink) => href.startsWith('https://');

/** Renders a link; Kaspi opens in a new tab. */
const renderLink = (item: ProfileLink, className: string, children: ReactNode) =>
  isExternal(item) ? (
    <a href={item.href} target="_blank" rel="noreferrer" className={className}>
      {children}
    </a>
  ) : (
    <Link href={item.href} className={className}>
      {children}
    </Link>
  );

interface Actions {
  entity: Entity;
  /** «Сменить продавца» */
  other: string;
  links?: readonly ProfileLink[];
}

/** Menu of all actions of a profile. */
function ProfileMenu({ entity, other, links = [] }: Actions) {
  const isShared = useIsShared();
  if (isShared && links.length === 0) return null;
  return (
    <ActionsMenu>
      <FollowItems entity={entity} />
      {isShared ? null : <ChangeItem label={other} />}
      {links.map((item) => {
        const Icon = item.icon ?? (isExternal(item) ? ExternalLink : FileText);
        const content = (
          <>
            <Icon aria-hidden="true" />
            {item.title}
          </>
        );
        return (
          <MenuItem key={item.title} asChild>
            {renderLink(item, '', content)}
          </MenuItem>
        );
      })}
    </ActionsMenu>
  );
}

/** The actions that a wide screen shows as buttons. */
const ActionButtons = ({ entity, other, links = [] }: Actions) => (
  <div className="flex gap-2 @max-[56rem]:hidden">
    <FollowButton entity={entity} />
    <ChangeEntity entity={{ changeLabel: other, kind: entity.kind }} />
    {links.map((item) =>
      item.isButton ? (
        <Link key={item.title} href={item.href} className={getButtonClass()}>
          {item.title}
        </Link>
      ) : null,
    )}
    <ShareButton />
  </div>
);

/**
 * Returns the links of a profile, with the comparison and the briefing; on a shared screen only those to other sites.
 */
function useLinks({ entity, links = [] }: Actions): readonly ProfileLink[] {
  const canCompare = useIsServed('insight');
  if (useIsShared()) return links.filter(isExternal);
  return canCompare && entity.kind !== 'section'
    ? [
        {
          title: texts.compare,
          href: paths.compare(entity.kind, [entity.id]),
          icon: Columns2,
          isButton: true,
        },
        { title: BRIEFING_TITLE, href: paths.briefing(entity), isButton: true },
        ...links,
      ]
    : links;
}

interface Props extends Actions {
  /** Whether a phone's breadcrumbs show the name, if it is short enough. */
  isNamedInCrumbs?: boolean;
  children: ReactNode;
}

/** Top of a profile: name, details and actions. */
export function ProfileHeading({ isNamedInCrumbs = true, children, ...given }: Props) {
  const { entity } = given;
  const rest = { ...given, links: useLinks(given) };
  const phone = useIsPhone();
  const isTitleInCrumbs = phone && isNamedInCrumbs && entity.title.length <= MAX_CRUMB_LENGTH;
  const menu = (
    <div className="print:hidden">
      <ProfileMenu {...rest} />
    </div>
  );
  return (
    <div className="@container mb-2 max-md:mb-2.5">
      <div className={isTitleInCrumbs ? 'sr-only' : 'flex items-start gap-2'}>
        <h1 title={entity.title} className="line-clamp-4 min-w-0 flex-1 text-title [overflow-wrap:anywhere]">
          {entity.title}
        </h1>
        {phone ? null : <AgainstMenu />}
        <ActionButtons {...rest} />
        {isTitleInCrumbs ? null : menu}
      </div>
      <div className="flex flex-wrap items-center gap-2 md:flex-nowrap">
        <div className="flex-1 max-md:min-w-min md:min-w-24">{children}</div>
        {phone ? (
          <div className="ml-auto flex items-center gap-2">
            <AgainstMenu />
            {isTitleInCrumbs ? menu : null}
          </div>
        ) : null}
      </div>
      <FollowNote entity={entity} />
    </div>
  );
}
