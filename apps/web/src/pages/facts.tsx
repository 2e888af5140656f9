import { Skeleton } from '@vitrina/ui/primitives/skeleton';
import type { ReactNode } from 'react';

const lines = 'divide-y divide-line-soft border-y border-line';
const line = 'flex flex-wrap items-baseline gap-x-6 gap-y-1 py-1.75 max-md:py-3';
const nameWidth = 'w-52 shrink-0 max-md:w-full';

/** One fact with its name. */
interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** Names and values, one pair a line, keyed by code. */
export const Facts = ({ facts }: { facts: Readonly<Record<string, Fact>> }) => (
  <dl className={lines}>
    {Object.entries(facts).map(([code, { name, value }]) => (
      <div key={code} className={line}>
        <dt className={`${nameWidth} text-ink-2`}>{name}</dt>
        <dd className="min-w-0 flex-1 [overflow-wrap:anywhere]">{value}</dd>
      </div>
    ))}
  </dl>
);

/** Skeleton of a number of facts. */
export const FactsSkeleton = ({ count }: { count: number }) => (
  <div className={lines}>
    {Array.from({ length: count }, (_, place) => (
      <div key={place} className={line}>
        <span className={`${nameWidth} py-0.75`}>
          <Skeleton className="h-3.5 w-28" />
        </span>
        <Skeleton className="my-0.75 h-3.5 w-44" />
      </div>
    ))}
  </div>
);
