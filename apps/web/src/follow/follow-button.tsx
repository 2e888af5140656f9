import { createLazyComponent } from '@vitrina/ui/lazy/lazy-component';
import { Button } from '@vitrina/ui/primitives/button';
import { Eye } from 'lucide-react';
import { Suspense } from 'react';
import * as texts from '#texts/follow/follow-button';
import { useIsServed } from '../api/served-profiles.ts';
import { useIsShared } from '../routing/shared-screen.ts';
import type { Entity } from '../session/recent-entities.ts';
import { useFollows } from './follows-context.ts';
import { isFollowable } from './is-followable.ts';
import type { NamedSubject } from './use-follow.ts';

interface Props {
  /** Where it cannot be followed, nothing is rendered. */
  entity: Entity | NamedSubject;
}

const importControls = () => import('./follow-controls.tsx');

const RenderNothing = () => null;

const LoadedButton = createLazyComponent(async () => (await importControls()).FollowButton, RenderNothing);
const LoadedItems = createLazyComponent(async () => (await importControls()).FollowItems, RenderNothing);
const LoadedToggle = createLazyComponent(async () => (await importControls()).FollowToggle, RenderNothing);

const LoadedNote = createLazyComponent(async () => (await importControls()).FollowNote, RenderNothing);

/** Whether the controls can do something, or wait for what is followed; undefined without accounts, and through a link. */
function useAreReady(): boolean | undefined {
  const isLoaded = useFollows() !== undefined;
  const isShared = useIsShared();
  return useIsServed('account') && !isShared ? isLoaded : undefined;
}

/** The button before it can do something. */
const WaitingButton = () => (
  <Button aria-disabled className="text-ink-3">
    <Eye className="size-4" aria-hidden="true" />
    {texts.follow}
  </Button>
);

/** Begins and ends following an entity; its code loads after the first screen. */
export function FollowButton({ entity }: Props) {
  const areReady = useAreReady();
  if (areReady === undefined || !isFollowable(entity)) return null;
  return (
    <Suspense fallback={<WaitingButton />}>
      {areReady ? <LoadedButton entity={entity} /> : <WaitingButton />}
    </Suspense>
  );
}

/** The person's note, in the head of a profile. */
export const FollowNote = ({ entity }: Props) =>
  useAreReady() === true && isFollowable(entity) ? (
    <Suspense>
      <LoadedNote entity={entity} />
    </Suspense>
  ) : null;

/** The same as items of a menu. */
export const FollowItems = ({ entity }: Props) =>
  useAreReady() === true && isFollowable(entity) ? (
    <Suspense>
      <LoadedItems entity={entity} />
    </Suspense>
  ) : null;

const ToggleSpace = () => <span className="size-(--control) md:size-7.5" />;

/** The same as an icon in a list; with a clock until hover or focus where it is not followed. Other entities leave its space empty. */
export const FollowToggle = ({ entity }: Props) =>
  useAreReady() === true ? (
    <Suspense fallback={<ToggleSpace />}>
      {isFollowable(entity) ? <LoadedToggle entity={entity} /> : <ToggleSpace />}
    </Suspense>
  ) : null;
