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

/** A key by its name, with when it was made and used last. */
const toRevocable = ({ id, name, createdAt, lastUsedOn }: ProgramKey) => {
  const used =
    lastUsedOn === null ? 'ещё не использован' : `последний раз ${formatDate(new Date(lastUsedOn))}`;
  const facts = `создан ${formatDate(new Date(createdAt))} · ${used}`;
  return { id, title: name, name: `ключ «${name}»`, facts };
};

/** The keys of the person's programs: makes, shows once, lists and revokes them. */
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
    <PlainPart
      lead="Ключи для программ"
      text={`С ключом таблица или скрипт читает отчёты: до ${KEY_REQUESTS_PER_MINUTE} запросов в минуту. К вашей учётной записи ключ не ведёт. Всего ключей может быть ${MAX_KEYS}.`}
    >
      <p>
        <Link href={paths.programs()} className="text-accent underline underline-offset-2">
          Примеры на странице API
        </Link>
      </p>
      <NewKey onCreated={show} />
      {created && <ShownKey key={created.id} created={created} onClose={() => setCreated(undefined)} />}
      <Report query={keys} what="ключи" skeleton={<FactsSkeleton count={2} />}>
        {(body) => (
          <RevocableList
            label="Ваши ключи"
            emptyText="Ключей нет: назовите первый и создайте его."
            warning="Программа перестанет получать отчёты."
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
