import * as texts from '#texts/report/follow/events';
import type { FollowEvent, FollowEvents } from '@vitrina/contract';
import { formatCompactMoney } from '@vitrina/ui/format/numbers';
import { Link } from '@vitrina/ui/link';
import { Segments } from '@vitrina/ui/primitives/segments';
import {
  ArrowDown,
  ArrowUp,
  BarChart3,
  LogIn,
  LogOut,
  type LucideIcon,
  Star,
  TrendingUp,
} from 'lucide-react';
import { useState } from 'react';
import { useOwnShop } from '../../follow/known-follows.ts';
import { followKinds } from '../../follow/follow-kinds.ts';
import { describeEvent } from './describe-event.ts';

const icons: Readonly<Record<FollowEvent['type'], LucideIcon>> = {
  revenue: TrendingUp,
  place: ArrowUp,
  entered: LogIn,
  left: LogOut,
  undercut: ArrowDown,
  minimum: ArrowDown,
  concentration: BarChart3,
  rating: Star,
};

type Group = 'all' | 'mine' | FollowEvent['kind'];

const kinds = ['seller', 'brand', 'category', 'product'] as const;

const chooseGroup = ({ kind, id }: FollowEvent, shop: number | undefined): Group =>
  kind === 'seller' && id === shop ? 'mine' : kind;

interface RowProps {
  event: FollowEvent;
  isMine: boolean;
  onOpen: () => void;
}

/** One event; the whole row links to the screen that explains it. */
const EventRow = ({ event, isMine, onOpen }: RowProps) => {
  const { title, detail, href } = describeEvent(event);
  const Icon = icons[event.type];
  return (
    <li className="relative flex gap-2 border-b border-line-soft px-4 py-2 last:border-0 hover:bg-hover">
      {event.isUnseen && (
        <span className="absolute top-3.5 left-1.5 size-1.5 rounded-full bg-accent" title={texts.isNew}>
          <span className="sr-only">{texts.isNew}</span>
        </span>
      )}
      <Icon className="mt-0.5 size-4 shrink-0 text-ink-3" aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <Link
          href={href}
          onClick={onOpen}
          className="line-clamp-2 rounded-mark font-medium [overflow-wrap:anywhere] after:absolute after:inset-0 focus-visible:after:outline-2"
        >
          {title}
        </Link>
        <span className="block text-badge font-normal text-ink-2 [overflow-wrap:anywhere]">{detail}</span>
      </span>
      <span className="shrink-0 text-right">
        <span className="figures block">
          {event.amount === null ? '—' : formatCompactMoney(event.amount)}
        </span>
        <span className="block text-badge font-normal text-ink-3">
          {isMine ? texts.myShop : followKinds[event.kind].one}
        </span>
      </span>
    </li>
  );
};

interface Props {
  events: FollowEvents;
  /** Called when an event is opened. */
  onOpen: () => void;
}

/** The events of a week, largest amount first; chips select the events of the own shop or of one kind. */
export function EventList({ events: { events, count }, onOpen }: Props) {
  const [group, setGroup] = useState<Group>('all');
  const shop = useOwnShop();
  const countGroup = (name: Group) =>
    name === 'all' ? count : events.filter((event) => chooseGroup(event, shop) === name).length;
  if (events.length === 0) return <p className="px-4 pb-4 text-ink-2">{texts.quietWeek}</p>;
  const chips = [
    { name: 'all', title: texts.all, count },
    { name: 'mine', title: texts.mine, count: countGroup('mine') },
    ...kinds.map((kind) => ({ name: kind, title: followKinds[kind].many, count: countGroup(kind) })),
  ] as const;
  const shown = events.filter((event) => group === 'all' || chooseGroup(event, shop) === group);
  return (
    <>
      <div className="px-4 pb-1.5">
        <Segments
          label={texts.whichEvents}
          choices={chips
            .filter((chip) => chip.name === 'all' || chip.count > 0)
            .map(({ name, title, count: ofGroup }) => ({ name, title: `${title} ${ofGroup}` }))}
          value={group}
          onChange={setGroup}
          className="scroll-sideways"
        />
      </div>
      <ul className="border-t border-line">
        {shown.map((event) => (
          <EventRow
            key={[event.kind, event.id, event.type, event.productId, event.sellerId].join(' ')}
            event={event}
            isMine={chooseGroup(event, shop) === 'mine'}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </>
  );
}
