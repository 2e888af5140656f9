import type { ReportPeriod } from '@vitrina/contract';
import type { StoredFollow } from '../store/follow-lists.ts';
import type { CardEvents, EntityEvents } from './followed-ids.ts';
import { createReader, type ReadCall } from './read-report.ts';
import { collectIds, joinReports, type WhatHappened } from './what-happened.ts';

/** Reads the events of a week for a person's followed entities. Throws ContractError REPORT_NOT_FOUND. */
export type ReadEvents = (
  week: ReportPeriod,
  follows: readonly StoredFollow[],
  call: ReadCall,
) => Promise<WhatHappened>;

/** Creates the reader of events from their two reports, shared by persons with the same follows. */
export function createEventsReader({
  entityEvents,
  cardEvents,
}: Readonly<Record<'entityEvents' | 'cardEvents', Parameters<typeof createReader>[0]>>): ReadEvents {
  const [readEntities, readCards] = [createReader(entityEvents), createReader(cardEvents)];
  return async ({ year, weekNumber }, follows, call) => {
    const values = { year, weekNumber, ...collectIds(follows) };
    const [entities, cards] = await Promise.all([
      readEntities<EntityEvents>(values, call),
      readCards<CardEvents>(values, call),
    ]);
    return joinReports(follows, entities, cards);
  };
}
