import { Button } from '@vitrina/ui/primitives/button';
import { Check, Eye } from 'lucide-react';
import type { ComponentProps } from 'react';
import * as texts from '#texts/follow/follow-button';
import * as noteTexts from '#texts/follow/note';

type PartProps = Omit<ComponentProps<typeof Button>, 'children'>;

/** Label of a note control, by whether there is a note. */
export const noteAction = (note: string): string => (note === '' ? noteTexts.add : noteTexts.edit);

interface FollowPartProps extends PartProps {
  isFollowed: boolean;
}

/** Button that follows an entity; its text shows whether it is followed. */
export const FollowPart = ({ isFollowed, ...button }: FollowPartProps) => (
  <Button {...button} variant={isFollowed ? 'chosen' : 'outlined'} aria-pressed={isFollowed}>
    {isFollowed ? (
      <Check className="size-4 text-accent" aria-hidden="true" />
    ) : (
      <Eye className="size-4 text-ink-2" aria-hidden="true" />
    )}
    {isFollowed ? texts.following : texts.follow}
  </Button>
);
