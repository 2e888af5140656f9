import * as texts from '#texts/report/follow/events';
import type { AnyEvent } from '../../api/follow.ts';
import { classNames } from '@vitrina/ui/class-names';
import { formatCompactMoney } from '@vitrina/ui/format/numbers';
import { Link } from '@vitrina/ui/link';
import {
  ArrowDown,
  ArrowUp,
  BarChart3,
  ChevronDown,
  LogIn,
  LogOut,
  type LucideIcon,
  Star,
  TrendingUp,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { describeEvent } from './describe-event.ts';

const icons: Readonly<Record<AnyEvent['type'], LucideIcon>> = {
  revenue: TrendingUp,
  place: ArrowUp,
  entered: LogIn,
  left: LogOut,
  undercut: ArrowDown,
  minimum: ArrowDown,
  concentration: BarChart3,
  rating: Star,
};

interface LinesProps {
  type: AnyEvent['type'];
  /** The first line: a link or the text of a button. */
  title: ReactNode;
  detail: string;
  amount: number | null;
  /** What the amount is. */
  caption: string | undefined;
  isUnseen: boolean;
  /** Whether the row opens its events; undefined if it is a link. */
  isOpen?: boolean;
}

/** Two lines: what happened and to whom; the amount and what it is. */
export const EventLines = ({ type, title, detail, amount, caption, isUnseen, isOpen }: LinesProps) => {
  const Icon = icons[type];
  return (
    <>
      {isUnseen && (
        <span className="absolute top-3.5 -left-2.5 size-1.5 rounded-full bg-accent" title={texts.isNew}>
          <span className="sr-only">{texts.isNew}</span>
        </span>
      )}
      <Icon className="mt-0.5 size-4 shrink-0 text-ink-3 @max-[22rem]:hidden" aria-hidden="true" />
      <span className="min-w-0 flex-1 text-left">
        <span className="line-clamp-3 font-medium [overflow-wrap:anywhere] @max-[22rem]:line-clamp-4">
          {title}
        </span>
        <span className="block truncate text-badge font-normal text-ink-2" title={detail}>
          {detail}
        </span>
      </span>
      <span className="shrink-0 text-right">
        <span className="figures block">{amount === null ? '—' : formatCompactMoney(amount)}</span>
        {caption !== undefined && amount !== null && (
          <span className="block text-badge font-normal text-ink-3">{caption}</span>
        )}
      </span>
      <ChevronDown
        className={classNames(
          'mt-0.5 size-4 shrink-0 text-ink-3',
          isOpen === undefined && 'invisible',
          isOpen === true && 'rotate-180',
        )}
        aria-hidden="true"
      />
    </>
  );
};

interface RowProps {
  event: AnyEvent;
  caption: string | undefined;
  /** Called when the event is opened. */
  onOpen: (() => void) | undefined;
}

/** One event; the whole row links to the screen that explains it. */
export const EventRow = ({ event, caption, onOpen }: RowProps) => {
  const { title, detail, href } = describeEvent(event);
  return (
    <div className="relative flex gap-2 py-2 hover:bg-hover">
      <EventLines
        type={event.type}
        title={
          <Link
            href={href}
            onClick={onOpen}
            className="rounded-mark after:absolute after:inset-0 focus-visible:after:outline-2"
          >
            {title}
          </Link>
        }
        detail={detail}
        amount={event.amount}
        caption={caption}
        isUnseen={event.isUnseen}
      />
    </div>
  );
};

/** One event of an opened group: the name of its card or entity with the amount, then its figures. */
export const SingleEvent = ({ event, onOpen }: Omit<RowProps, 'caption'>) => {
  const { title, detail, href } = describeEvent(event);
  return (
    <li className="py-1">
      <span className="flex items-baseline gap-x-3">
        <Link
          href={href}
          onClick={onOpen}
          title={title}
          className="min-w-0 flex-1 truncate rounded-mark hover:underline max-md:py-2"
        >
          {event.productName ?? event.title}
        </Link>
        <span className="figures shrink-0">
          {event.amount === null ? '—' : formatCompactMoney(event.amount)}
        </span>
      </span>
      <span className="block truncate text-badge leading-4 font-normal text-ink-2" title={detail}>
        {detail}
      </span>
    </li>
  );
};
