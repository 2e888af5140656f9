import * as texts from '#texts/report/follow/events';
import type { AnyEvent } from '../../api/follow.ts';
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

/** Names what the events are about, if it is one followed entity; else counts the entities, or the shop's cards. */
function nameSubjects({ type, isMine, events }: EventGroup): string {
  const [first] = events;
  const isOfCards = type === 'minimum' || type === 'undercut';
  if (isMine && isOfCards) return formatCount(events.length, nouns.product);
  const count = new Set(events.map(({ id }) => id)).size;
  return count === 1 && first ? first.title : formatCount(count, nouns[first?.kind ?? 'product']);
}

/** The name of what distinguishes an event in its group: the seller of an offer, a card, or the entity. */
const nameOf = (event: AnyEvent): string =>
  (isOfOffer(event) ? event.sellerTitle : event.productName) ?? event.title;

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
    title: (words ?? texts.groups[type])(nameSubjects(group)),
    detail: isUndercut ? texts.wasCheapest : listNames(group),
    amountCaption: isUndercut ? texts.atStake : isMine ? texts.ownRevenue : texts.revenueBefore,
    href:
      isUndercut && first !== undefined
        ? paths.sellerPrices({ sellerId: first.id }, 'undercut-now')
        : undefined,
  };
}
