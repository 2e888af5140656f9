import { IconButton } from '@vitrina/ui/primitives/icon-button';
import { Menu, MenuChoice, MenuItem } from '@vitrina/ui/primitives/menu';
import { Popover } from '@vitrina/ui/primitives/popover';
import { Eye, EyeOff, History, PenLine, Store } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import * as buttonTexts from '#texts/follow/follow-button';
import * as texts from '#texts/follow/follow-controls';
import * as noteTexts from '#texts/follow/note';
import { beginEditing } from './note-editing.ts';
import { NoteForm } from './note-form.tsx';
import { FollowPart, noteAction, NotePart, OwnShopPart } from './follow-parts.tsx';
import { type NamedSubject, useFollow } from './use-follow.ts';

interface Props {
  entity: NamedSubject;
}

/** Menu of a seller: whether it is the person's own shop. */
function OwnShopMenu({ entity }: Props) {
  const { isMine, isFollowed, toggleMine } = useFollow(entity);
  return (
    <Menu align="end" title={buttonTexts.isItMine} trigger={<OwnShopPart isFollowed={isFollowed} />}>
      <MenuChoice chosen={isMine} onSelect={toggleMine}>
        {texts.isMine}
      </MenuChoice>
    </Menu>
  );
}

/** Opens the note on a followed entity. */
function NoteButton({ entity }: Props) {
  const { note } = useFollow(entity);
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      label={noteTexts.note}
      align="end"
      className="md:w-80"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<NotePart note={note} />}
    >
      <NoteForm subject={entity} onClose={() => setOpen(false)} />
    </Popover>
  );
}

/** Follows or unfollows an entity, and opens the note on it; a seller can also be marked as the own shop. */
export function LoadedButton({ entity }: Props) {
  const { isFollowed, toggle } = useFollow(entity);
  return (
    <span className="flex print:hidden">
      <FollowPart entity={entity} isFollowed={isFollowed} onClick={toggle} />
      {entity.kind === 'seller' && <OwnShopMenu entity={entity} />}
      {isFollowed && <NoteButton entity={entity} />}
    </span>
  );
}

/** Finds the trigger of the menu in which an item's event occurred. */
const findOpener = ({ target }: Event): HTMLElement | null => {
  const menu = target instanceof Element ? target.closest('[role=menu]') : null;
  return document.getElementById(menu?.getAttribute('aria-labelledby') ?? '');
};

/** The follow controls as menu items. */
export function LoadedItems({ entity }: Props) {
  const { isFollowed, isMine, note, toggle, toggleMine } = useFollow(entity);
  return (
    <>
      <MenuItem onSelect={toggle}>
        {isFollowed ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        {isFollowed ? texts.endFollowing : texts.beginFollowing}
      </MenuItem>
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
