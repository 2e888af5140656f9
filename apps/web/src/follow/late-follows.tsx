import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MAX_FOLLOWS } from '@vitrina/contract';
import { useToast } from '@vitrina/ui/primitives/toast';
import { useEffect, useMemo, useRef } from 'react';
import * as texts from '#texts/follow/late-follows';
import { ApiError } from '../api/api-error.ts';
import { usePeriod } from '../period/period-context.ts';
import { useSession, useSessionState } from '../session/session-context.ts';
import { keepFollows } from '../session/kept-follows.ts';
import { readPins, removePins } from '../session/recent-entities.ts';
import { addFollow } from './change-follows.ts';
import type { ChangeFollows, Follows } from './follows-context.ts';
import { eventsQuery, followsQuery, saveFollows, saveSeen } from './follows-query.ts';

/** Reads the person's follows and their events. */
function useLateFollows(): Follows | undefined {
  const queryClient = useQueryClient();
  const session = useSession();
  const showToast = useToast();
  const { reportWeek } = usePeriod();
  const list = useQuery(followsQuery(session)).data;
  const events = useQuery({
    ...eventsQuery(session, reportWeek ?? { year: 0, weekNumber: 0 }),
    enabled: reportWeek !== undefined && list !== undefined && list.follows.length > 0,
  }).data;
  return useMemo(() => {
    if (list === undefined) return undefined;
    const save = (change: ChangeFollows) => saveFollows(queryClient, session, change);
    const tell = (error: unknown) =>
      showToast({
        text: error instanceof ApiError && error.status !== undefined ? error.message : texts.notSaved,
      });
    return {
      follows: list.follows,
      events: list.follows.length === 0 ? undefined : events,
      change: (change, onSaved) => void save(change).then(onSaved, tell),
      save,
      markSeen: () => {
        if (reportWeek) void saveSeen(queryClient, session, reportWeek).catch(tell);
      },
    };
  }, [list, events, reportWeek, queryClient, session, showToast]);
}

/**
 * Moves an earlier version's pins from this browser to the account, once a visit. They stay in the browser until the
 * account has saved them.
 */
function useTakePins(follows: Follows | undefined, userId: string | undefined): void {
  const triedFor = useRef<string>(undefined);
  useEffect(() => {
    if (follows === undefined || userId === undefined || triedFor.current === userId) return;
    triedFor.current = userId;
    const pins = readPins(userId);
    if (pins.length === 0) return;
    follows.change(
      (list) => pins.reduce(addFollow, list).slice(0, Math.max(MAX_FOLLOWS, list.length)),
      () => removePins(userId),
    );
  }, [follows, userId]);
}

interface Props {
  onChange: (follows: Follows | undefined) => void;
}

/** Loads the person's follows, and keeps them for the first paint of the next visit. */
export function LateFollows({ onChange }: Props) {
  const state = useSessionState();
  const userId = state.status === 'signed in' ? state.user.id : undefined;
  const follows = useLateFollows();
  useTakePins(follows, userId);
  useEffect(() => {
    if (follows && userId !== undefined) keepFollows(userId, follows.follows);
  }, [follows, userId]);
  useEffect(() => onChange(follows), [follows, onChange]);
  return null;
}
