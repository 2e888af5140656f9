import * as texts from '#texts/report/follow/events';
import type { FollowEvent } from '@vitrina/contract';
import { formatCount, nouns } from '@vitrina/ui/format/plural';
import { paths } from '../../routing/paths.ts';
import { type EventGroup, isOfOffer } from './group-events.ts';

/** A group of events in words. */
interface DescribedGroup {
  title: string;
  detail: string;
  /** What the amount is: «под угрозой». */
  amountCaption: string;
  /** Address of the screen that lists all events of the group; undefined if there is none. */
  href: string | undefined;
}

/** Names listed in a group's second line. */
const MAX_NAMES = 2;

const nameOf = (event: FollowEvent): string => event.productName ?? event.title;

/** Counts what the events are about: cards of the own shop, else followed entities. */
function countSubjects({ type, isMine, events }: EventGroup): string {
  const isOfCards = type === 'minimum' || type === 'undercut';
  if (isMine && isOfCards) return formatCount(events.length, nouns.product);
  return formatCount(new Set(events.map(({ id }) => id)).size, nouns[events[0]?.kind ?? 'product']);
}

/** «Dreame L40, Dyson HD16 и ещё 3» */
function listNames({ events }: EventGroup): string {
  const names = [...new Set(events.map(nameOf))];
  const shown = names.slice(0, MAX_NAMES).join(', ');
  return names.length > MAX_NAMES ? texts.andMore(shown, names.length - MAX_NAMES) : shown;
}

/** Describes a group of several events from their figures alone. */
export function describeGroup(group: EventGroup): DescribedGroup {
  const { type, isMine, events } = group;
  const [first] = events;
  const words = first !== undefined && isOfOffer(first) ? texts.offerGroups[first.type] : undefined;
  const isUndercut = type === 'undercut';
  return {
    title: (words ?? texts.groups[type])(countSubjects(group)),
    detail: isUndercut ? texts.wasCheapest : listNames(group),
    amountCaption: isUndercut ? texts.atStake : isMine ? texts.ownRevenue : texts.revenueBefore,
    href:
      isUndercut && first !== undefined
        ? paths.sellerPrices({ sellerId: first.id }, 'undercut-now')
        : undefined,
  };
}
