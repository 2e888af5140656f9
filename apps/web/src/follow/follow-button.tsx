import { useIsServed } from '../api/served-profiles.ts';
import { useIsShared } from '../routing/shared-screen.ts';
import { LoadedButton, LoadedItems, LoadedToggle } from './follow-controls.tsx';
import { FollowPart } from './follow-parts.tsx';
import { NoteSheet } from './note-sheet.tsx';
import { useFollows } from './follows-context.ts';
import { useKnownFollow } from './known-follows.ts';
import { NoteLine } from './note-line.tsx';
import type { NamedSubject } from './use-follow.ts';

interface Props {
  entity: NamedSubject;
}

/** Whether the controls are ready; undefined without accounts, and on a shared screen. */
function useIsReady(): boolean | undefined {
  const isLoaded = useFollows() !== undefined;
  const isShared = useIsShared();
  return useIsServed('account') && !isShared ? isLoaded : undefined;
}

/** The button before it is ready, with the known state of the entity. */
const WaitingButton = ({ entity }: { entity: NamedSubject }) => (
  <FollowPart isFollowed={useKnownFollow(entity) !== undefined} aria-disabled />
);

/** Follows or unfollows an entity. */
export function FollowButton({ entity }: Props) {
  const areReady = useIsReady();
  if (areReady === undefined) return null;
  return areReady ? <LoadedButton entity={entity} /> : <WaitingButton entity={entity} />;
}

/** The person's note in a profile's head, and the sheet that edits it. */
export function FollowNote({ entity }: Props) {
  const areReady = useIsReady();
  if (areReady === undefined) return null;
  return (
    <>
      <NoteLine entity={entity} />
      {areReady && <NoteSheet entity={entity} />}
    </>
  );
}

/** The follow controls as menu items. */
export const FollowItems = ({ entity }: Props) =>
  useIsReady() === true ? <LoadedItems entity={entity} /> : null;

const ToggleSpace = () => <span className="size-(--control) md:size-7.5" />;

/** The follow control as an icon in a list; a clock until hover or focus if not followed; empty space until it is ready. */
export function FollowToggle({ entity }: Props) {
  const areReady = useIsReady();
  if (areReady === undefined) return null;
  return areReady ? <LoadedToggle entity={entity} /> : <ToggleSpace />;
}
