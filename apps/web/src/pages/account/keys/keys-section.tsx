import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CreatedKey, KEY_REQUESTS_PER_MINUTE, MAX_KEYS, type ProgramKey } from '@vitrina/contract';
import { formatDate } from '@vitrina/ui/format/week-range';
import { Link } from '@vitrina/ui/link';
import { useState } from 'react';
import { Report } from '../../../report/report.tsx';
import { paths } from '../../../routing/paths.ts';
import { useSession } from '../../../session/session-context.ts';
import { FactsSkeleton } from '../../facts.tsx';
import { PlainPart } from '../../plain-page.tsx';
import { RevocableList } from '../revocable-list.tsx';
import { keysQuery, revokeKey } from './keys-query.ts';
import { NewKey } from './new-key.tsx';
import { ShownKey } from './shown-key.tsx';
import * as texts from '#texts/pages/account/keys';

/** Describes a key: its name, and when it was created, was last used and ends. */
const toRevocable = ({ id, name, createdAt, lastUsedOn, expiresAt }: ProgramKey) => {
  const created = formatDate(new Date(createdAt));
  const used =
    lastUsedOn === null ? texts.unused(created) : texts.used(created, formatDate(new Date(lastUsedOn)));
  const end = expiresAt === null ? undefined : new Date(expiresAt);
  const lifetime = end && (end < new Date() ? texts.expired : texts.expires)(formatDate(end));
  const facts = [used, lifetime].filter(Boolean).join(' · ');
  return { id, title: name, name: texts.keyOf(name), facts };
};

/** The person's program keys: creates, shows once, lists and revokes them. */
export function KeysSection() {
  const session = useSession();
  const queryClient = useQueryClient();
  const { queryKey, ...query } = keysQuery(session);
  const keys = useQuery({ ...query, queryKey, refetchOnMount: 'always' });
  const [created, setCreated] = useState<CreatedKey>();
  const show = (key: CreatedKey) => {
    setCreated(key);
    void queryClient.invalidateQueries({ queryKey });
  };
  return (
    <PlainPart lead={texts.lead} text={texts.text(KEY_REQUESTS_PER_MINUTE, MAX_KEYS)}>
      <p>
        <Link href={paths.programs()} className="text-accent underline underline-offset-2">
          {texts.examples}
        </Link>
      </p>
      <NewKey onCreated={show} />
      {created && <ShownKey key={created.id} created={created} onClose={() => setCreated(undefined)} />}
      <Report query={keys} what={texts.keys} skeleton={<FactsSkeleton count={2} />}>
        {(body) => (
          <RevocableList
            label={texts.yourKeys}
            emptyText={texts.noKeys}
            warning={texts.warning}
            items={body.keys.map(toRevocable)}
            queryKey={queryKey}
            revoke={(id) => revokeKey(session, id)}
            onRevoked={(id) => created?.id === id && setCreated(undefined)}
          />
        )}
      </Report>
    </PlainPart>
  );
}
