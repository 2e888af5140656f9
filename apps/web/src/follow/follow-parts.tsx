import { Button } from '@vitrina/ui/primitives/button';
import { ChevronDown, Eye, PenLine } from 'lucide-react';
import type { ComponentProps } from 'react';
import * as texts from '#texts/follow/follow-button';
import * as noteTexts from '#texts/follow/note';
import type { NamedSubject } from './use-follow.ts';

type PartProps = Omit<ComponentProps<typeof Button>, 'children'>;

/** Label of a note control, by whether there is a note. */
export const noteAction = (note: string): string => (note === '' ? noteTexts.add : noteTexts.edit);

interface FollowPartProps extends PartProps {
  entity: NamedSubject;
  isFollowed: boolean;
}

/** Button that follows an entity; its text shows whether it is followed. */
export const FollowPart = ({ entity, isFollowed, ...button }: FollowPartProps) => (
  <Button
    {...button}
    variant={isFollowed ? 'chosen' : 'outlined'}
    aria-pressed={isFollowed}
    className={entity.kind === 'seller' || isFollowed ? 'rounded-r-none' : ''}
  >
    <Eye className={isFollowed ? 'size-4 text-accent' : 'size-4 text-ink-2'} aria-hidden="true" />
    {isFollowed ? texts.following : texts.follow}
  </Button>
);

/** Adjacent button that opens a seller's menu. */
export const OwnShopPart = ({ isFollowed, ...button }: PartProps & { isFollowed: boolean }) => (
  <Button
    {...button}
    variant={isFollowed ? 'chosen' : 'outlined'}
    aria-label={texts.isItMine}
    className={`-ml-px rounded-l-none px-1.5! ${isFollowed ? 'rounded-r-none' : ''}`}
  >
    <ChevronDown className="size-4 text-ink-2" aria-hidden="true" />
  </Button>
);

/** Adjacent button that opens the note on a followed entity. */
export const NotePart = ({ note, ...button }: PartProps & { note: string }) => (
  <Button
    {...button}
    variant="chosen"
    aria-label={noteAction(note)}
    title={noteAction(note)}
    className="-ml-px rounded-l-none px-2!"
  >
    <PenLine className="size-4 text-ink-2" aria-hidden="true" />
  </Button>
);
