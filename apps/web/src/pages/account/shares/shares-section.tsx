import { useQuery } from '@tanstack/react-query';
import { MAX_SHARES, type Share } from '@vitrina/contract';
import { formatDate, formatDateTime } from '@vitrina/ui/format/week-range';
import { Link } from '@vitrina/ui/link';
import { formatWeek } from '../../../period/format-week.ts';
import { Report } from '../../../report/report.tsx';
import { revokeShare, sharesQuery } from '../../../report/share/shares-query.ts';
import { useSession } from '../../../session/session-context.ts';
import { FactsSkeleton } from '../../facts.tsx';
import { PlainPart } from '../../plain-page.tsx';
import { RevocableList } from '../revocable-list.tsx';
import { SharedTitle } from './shared-title.tsx';
import { insertElements } from '@vitrina/ui/insert-elements';
import * as texts from '#texts/pages/account/shares';

/** Number of latest links shown with their entity's name, one request each. */
const MAX_NAMES = 20;

/** Describes a link: its screen, week and times. */
const toRevocable = (share: Share, at: number) => {
  const title = <SharedTitle share={share} hasName={at < MAX_NAMES} />;
  const made = formatDateTime(new Date(share.createdAt));
  const end = formatDate(new Date(share.expiresAt));
  return {
    id: share.id,
    title: (
      <Link href={share.path} className="rounded-mark hover:underline">
        {title}
      </Link>
    ),
    name: insertElements(texts.link, { title }),
    facts: texts.facts(formatWeek(share), made, end),
  };
};

/** The links that the person created for others: lists and revokes them. */
export function SharesSection() {
  const session = useSession();
  const { queryKey, ...query } = sharesQuery(session);
  const shares = useQuery({ ...query, queryKey, refetchOnMount: 'always' });
  return (
    <PlainPart lead={texts.lead} text={texts.text(MAX_SHARES)}>
      <Report query={shares} what={texts.links} skeleton={<FactsSkeleton count={2} />}>
        {(body) => (
          <RevocableList
            label={texts.yourLinks}
            emptyText={texts.noLinks}
            warning={texts.warning}
            items={body.shares.map(toRevocable)}
            queryKey={queryKey}
            revoke={(id) => revokeShare(session, id)}
          />
        )}
      </Report>
    </PlainPart>
  );
}
