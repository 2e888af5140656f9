import { useQuery } from '@tanstack/react-query';
import type { AccountEvent } from '@vitrina/contract';
import { Button } from '@vitrina/ui/primitives/button';
import { formatDateTime } from '@vitrina/ui/format/week-range';
import { useRef, useState } from 'react';
import { accountTsr } from '../../../api/account.ts';
import { readBody } from '../../../api/client.ts';
import { Report } from '../../../report/report.tsx';
import { getCredentials } from '../../../session/credentials.ts';
import { useSession } from '../../../session/session-context.ts';
import { FactsSkeleton } from '../../facts.tsx';
import { PlainPart } from '../../plain-page.tsx';
import * as texts from '#texts/pages/account/trail';

/** Number of events before the list is opened. */
const FIRST_EVENTS = 5;

/** Events, newest first: the first ones, and all after a click. */
function EventList({ events }: { events: readonly AccountEvent[] }) {
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const show = () => {
    setWhole(true);
    list.current?.focus();
  };
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={texts.yourEvents}
        className="divide-y divide-line-soft border-y border-line"
      >
        {events.slice(0, isWhole ? undefined : FIRST_EVENTS).map(({ at, event, address }, index) => (
          <li
            key={index}
            className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.75 max-md:py-3"
          >
            <span>{texts.events[event]}</span>
            <span className="text-label font-normal text-ink-2">
              {[formatDateTime(new Date(at)), address].filter((fact) => fact !== null).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {!isWhole && events.length > FIRST_EVENTS && (
        <Button small onClick={show}>
          {texts.showAll(events.length)}
        </Button>
      )}
    </>
  );
}

/** What happened in the account of the person. */
export function TrailSection() {
  const session = useSession();
  const trail = useQuery({
    queryKey: ['trail'],
    queryFn: ({ signal }) =>
      readBody(accountTsr.trail.query({ ...getCredentials(session), fetchOptions: { signal } })),
    refetchOnMount: 'always',
    retry: false,
  });
  return (
    <PlainPart lead={texts.lead} text={texts.text}>
      <Report query={trail} what={texts.trail} skeleton={<FactsSkeleton count={FIRST_EVENTS} />}>
        {({ events }) => <EventList events={events} />}
      </Report>
    </PlainPart>
  );
}
