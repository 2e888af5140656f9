import { Button } from '@vitrina/ui/primitives/button';
import { IconButton } from '@vitrina/ui/primitives/icon-button';
import { Menu, MenuChoice, MenuItem } from '@vitrina/ui/primitives/menu';
import { ChevronDown, Eye, EyeOff, History, Store } from 'lucide-react';
import { flushSync } from 'react-dom';
import * as texts from '#texts/follow/follow-controls';
import { type NamedSubject, useFollow } from './use-follow.ts';

interface Props {
  entity: NamedSubject;
}

/** Menu of a seller: whether it is the person's own shop. */
function OwnShopMenu({ entity }: Props) {
  const { isMine, isFollowed, toggleMine } = useFollow(entity);
  return (
    <Menu
      align="end"
      title={texts.follow}
      trigger={
        <Button
          variant={isFollowed ? 'chosen' : 'outlined'}
          aria-label={texts.isItMine}
          className="-ml-px rounded-l-none px-1.5!"
        >
          <ChevronDown className="size-4 text-ink-2" aria-hidden="true" />
        </Button>
      }
    >
      <MenuChoice chosen={isMine} onSelect={toggleMine}>
        {texts.isMine}
      </MenuChoice>
    </Menu>
  );
}

/** Begins and ends following an entity; of a seller also says that it is the person's own shop. */
export function FollowButton({ entity }: Props) {
  const { isFollowed, toggle } = useFollow(entity);
  const isSeller = entity.kind === 'seller';
  return (
    <span className="flex print:hidden">
      <Button
        variant={isFollowed ? 'chosen' : 'outlined'}
        aria-pressed={isFollowed}
        onClick={toggle}
        className={isSeller ? 'rounded-r-none' : ''}
      >
        <Eye className={isFollowed ? 'size-4 text-accent' : 'size-4 text-ink-2'} aria-hidden="true" />
        {texts.follow}
      </Button>
      {isSeller && <OwnShopMenu entity={entity} />}
    </span>
  );
}

/** The same as items of a menu. */
export function FollowItems({ entity }: Props) {
  const { isFollowed, isMine, toggle, toggleMine } = useFollow(entity);
  return (
    <>
      <MenuItem onSelect={toggle}>
        {isFollowed ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        {isFollowed ? texts.endFollowing : texts.beginFollowing}
      </MenuItem>
      {entity.kind === 'seller' && (
        <MenuItem onSelect={toggleMine}>
          <Store aria-hidden="true" className={isMine ? 'text-accent' : ''} />
          {isMine ? texts.isNotMine : texts.isMine}
        </MenuItem>
      )}
    </>
  );
}

/** The same as an icon in a list; one that is not followed shows a clock until hover or focus. */
export function FollowToggle({ entity }: Props) {
  const { isFollowed, toggle } = useFollow(entity);
  return (
    <IconButton
      label={texts.followNamed(entity.title)}
      aria-pressed={isFollowed}
      onClick={({ currentTarget }) => {
        flushSync(toggle);
        currentTarget.focus();
      }}
      className={`group md:size-7.5! ${isFollowed ? '[&_svg]:text-accent' : ''}`}
      icon={
        <>
          <Eye
            aria-hidden="true"
            className={isFollowed ? undefined : 'hidden group-hover:block group-focus-visible:block'}
          />
          {!isFollowed && (
            <History aria-hidden="true" className="group-hover:hidden group-focus-visible:hidden" />
          )}
        </>
      }
    />
  );
}
