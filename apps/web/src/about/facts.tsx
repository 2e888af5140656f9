import type { ReactNode } from 'react';

/** Names and what stands for them, line by line between hairlines. */
export const Facts = ({ facts }: { facts: Readonly<Record<string, ReactNode>> }) => (
  <dl className="divide-y divide-line-soft border-y border-line">
    {Object.entries(facts).map(([name, value]) => (
      <div key={name} className="flex flex-wrap gap-x-6 py-1.75 max-md:py-3">
        <dt className="w-52 shrink-0 text-ink-2 max-md:w-full">{name}</dt>
        <dd className="min-w-0 flex-1 [overflow-wrap:anywhere]">{value}</dd>
      </div>
    ))}
  </dl>
);
