import * as texts from '#texts/report/profile/profile';
import { StateTag } from '@vitrina/ui/primitives/tag';
import { useIsPhone } from '@vitrina/ui/use-is-phone';
import type { ReactNode } from 'react';
import { FollowButton, FollowNote } from '../../follow/follow-button.tsx';
import { useOwnShop } from '../../follow/known-follows.ts';
import type { NamedSubject } from '../../follow/use-follow.ts';
import { AgainstMenu } from '../../period/against-menu.tsx';
import { ListComparisonItem } from '../comparison/list-comparison-item.tsx';
import { ProfileMenu, type ProfileLink } from './profile-menu.tsx';

/** Maximum length of a name that fits a phone's breadcrumbs, in characters; the heading is then hidden. */
const MAX_CRUMB_LENGTH = 24;

interface Props {
  entity: NamedSubject;
  /** «Сменить продавца»; without it the menu offers no other entity. */
  other?: string | undefined;
  links?: readonly ProfileLink[] | undefined;
  /** Whether a phone's breadcrumbs show the name, if it is short enough. */
  isNamedInCrumbs?: boolean | undefined;
  /** Before the name. */
  picture?: ReactNode;
  /** Whether the details have a line of their own, below the name and the controls. */
  areDetailsBelow?: boolean | undefined;
  /** Details in the line of the name, if there is room. */
  children: ReactNode;
}

/** The three controls of a profile: the compared week, following, and the menu of all other actions. */
const Controls = ({ entity, other, links }: Pick<Props, 'entity' | 'other' | 'links'>) => (
  <div className="flex shrink-0 gap-2 max-md:mt-2 max-md:basis-full max-md:flex-wrap print:hidden max-md:[&>:not(:last-child)]:flex-1 max-[23rem]:[&_button]:px-2">
    <AgainstMenu isInHead>{entity.kind === 'product' ? null : <ListComparisonItem />}</AgainstMenu>
    <FollowButton entity={entity} />
    <ProfileMenu entity={entity} other={other} links={links} />
  </div>
);

/** Top of a profile: name, details and three controls. */
export function ProfileHeading(props: Props) {
  const { entity, other, links, isNamedInCrumbs = true, picture, areDetailsBelow = false, children } = props;
  const isPhone = useIsPhone();
  const isOwn = useOwnShop() === entity.id && entity.kind === 'seller';
  const isTitleInCrumbs = isPhone && isNamedInCrumbs && entity.title.length <= MAX_CRUMB_LENGTH;
  return (
    <div className="mb-3 max-md:mb-2">
      <div className="flex items-start gap-x-4 max-md:flex-wrap">
        {picture}
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 md:min-h-(--control) md:content-center">
          <h1
            title={entity.title}
            className={
              isTitleInCrumbs ? 'sr-only' : 'line-clamp-2 min-w-0 text-title [overflow-wrap:anywhere]'
            }
          >
            {entity.title}
          </h1>
          {isOwn ? <StateTag text={texts.ownShop} hasLeft={false} /> : null}
          {areDetailsBelow && !isPhone ? null : children}
        </div>
        <Controls entity={entity} other={other} links={links} />
      </div>
      {areDetailsBelow && !isPhone ? children : null}
      <FollowNote entity={entity} />
    </div>
  );
}
