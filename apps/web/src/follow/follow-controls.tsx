import { IconButton } from '@vitrina/ui/primitives/icon-button';
import { MenuItem } from '@vitrina/ui/primitives/menu';
import { Eye, History, PenLine, Store } from 'lucide-react';
import { flushSync } from 'react-dom';
import * as texts from '#texts/follow/follow-controls';
import { beginEditing } from './note-editing.ts';
import { FollowPart, noteAction } from './follow-parts.tsx';
import { type NamedSubject, useFollow } from './use-follow.ts';

interface Props {
  entity: NamedSubject;
}

/** Follows or unfollows an entity. */
export function LoadedButton({ entity }: Props) {
  const { isFollowed, toggle } = useFollow(entity);
  return <FollowPart isFollowed={isFollowed} onClick={toggle} />;
}

/** Finds the trigger of the menu in which an item's event occurred. */
const findOpener = ({ target }: Event): HTMLElement | null => {
  const menu = target instanceof Element ? target.closest('[role=menu]') : null;
  return document.getElementById(menu?.getAttribute('aria-labelledby') ?? '');
};

/** The note on a followed entity and the own shop as menu items. */
export function LoadedItems({ entity }: Props) {
  const { isFollowed, isMine, note, toggleMine } = useFollow(entity);
  return (
    <>
      {isFollowed && (
        <MenuItem onSelect={(event) => beginEditing(entity, findOpener(event))}>
          <PenLine aria-hidden="true" />
          {noteAction(note)}
        </MenuItem>
      )}
      {entity.kind === 'seller' && (
        <MenuItem onSelect={toggleMine}>
          <Store aria-hidden="true" className={isMine ? 'text-accent' : ''} />
          {isMine ? texts.isNotMine : texts.isMine}
        </MenuItem>
      )}
    </>
  );
}

/** The follow control as an icon in a list; a clock until hover or focus if not followed. */
export function LoadedToggle({ entity }: Props) {
  const { isFollowed, toggle } = useFollow(entity);
  return (
    <IconButton
      label={(isFollowed ? texts.followingNamed : texts.followNamed)(entity.title)}
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
