import type { ReportPeriod } from '@vitrina/contract';
import { subtractWeeks } from '@vitrina/contract/iso-week';
import type { ReadableWeeks } from '../served-weeks/served-weeks.ts';
import type { StoredFollow } from '../store/follow-lists.ts';
import type { SharedEvent } from './followed-ids.ts';

/** Input for whether a person has seen an event of a week. */
interface Seen {
  week: ReportPeriod;
  follows: readonly StoredFollow[];
  /** When the person last marked the week's events as seen, ISO 8601 in UTC. */
  seenAt: string | undefined;
}

/**
 * Whether a person has seen an event: marked the week's events as seen after both weeks were published and the entity
 * was followed.
 */
export function isSeen(
  readableWeeks: Pick<ReadableWeeks, 'listBetween'>,
  { week, follows, seenAt }: Seen,
  { kind, id }: Pick<SharedEvent, 'kind' | 'id'>,
): boolean {
  if (seenAt === undefined) return false;
  const since = follows.find((follow) => follow.kind === kind && follow.id === id)?.since ?? '';
  const published = readableWeeks.listBetween(subtractWeeks(week, 1), week);
  return [since, ...published.map(({ publishedAt }) => publishedAt)].every((time) => time <= seenAt);
}
