import { useQuery } from '@tanstack/react-query';
import type { OpenSession, OpenSessions } from '@vitrina/contract';
import { formatDateTime } from '@vitrina/ui/format/week-range';
import { Report } from '../../../report/report.tsx';
import { useSession } from '../../../session/session-context.ts';
import { FactsSkeleton } from '../../facts.tsx';
import { PlainPart } from '../../plain-page.tsx';
import { RevocableList } from '../revocable-list.tsx';
import { ALL_OTHERS, endSession, sessionsQuery } from './sessions-query.ts';
import * as texts from '#texts/pages/account/sessions';

/** Names the device: browser and system as far as they are known. */
const nameDevice = ({ browser, system }: OpenSession): string =>
  [browser, system].filter((name) => name !== null).join(', ') || texts.unknownDevice;

/** Describes a session: its device, place, and last use; the current one cannot be ended here. */
const toRevocable = (one: OpenSession) => {
  const device = nameDevice(one);
  const used = formatDateTime(new Date(one.lastUsedAt));
  return {
    id: one.id,
    title: one.isCurrent ? texts.current(device) : device,
    name: texts.sessionOf(device),
    facts: texts.facts(one.address ?? texts.unknownPlace, used),
    isFixed: one.isCurrent,
  };
};

/** The rows of the list, the end of all others last where there are at least two. */
const toRows = ({ sessions }: OpenSessions) => {
  const othersCount = sessions.filter(({ isCurrent }) => !isCurrent).length;
  const all = {
    id: ALL_OTHERS,
    title: texts.allOthers,
    name: texts.allOthersName,
    facts: texts.allOthersText,
  };
  return [...sessions.map(toRevocable), ...(othersCount > 1 ? [all] : [])];
};

/** Where the person is signed in: ends one session or all others. */
export function SessionsSection() {
  const session = useSession();
  const { queryKey, ...query } = sessionsQuery(session);
  const sessions = useQuery({ ...query, queryKey, refetchOnMount: 'always' });
  return (
    <PlainPart lead={texts.lead} text={texts.text}>
      <Report query={sessions} what={texts.sessions} skeleton={<FactsSkeleton count={2} />}>
        {(body) => (
          <RevocableList
            label={texts.yourSessions}
            emptyText={texts.noSessions}
            warning={texts.warning}
            items={toRows(body)}
            queryKey={queryKey}
            verb={texts.verb}
            revoke={(id) => endSession(session, id)}
          />
        )}
      </Report>
    </PlainPart>
  );
}
