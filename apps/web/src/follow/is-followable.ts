import type { Entity } from '../session/recent-entities.ts';
import type { NamedSubject } from './use-follow.ts';

/** Whether an entity can be followed: a section cannot. */
export const isFollowable = <Some extends Entity | NamedSubject>(
  entity: Some,
): entity is Some & NamedSubject => entity.kind !== 'section';
