import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CreatedKey, KEY_REQUESTS_PER_MINUTE, MAX_KEYS, type ProgramKeys } from '@vitrina/contract';
import { Link } from '@vitrina/ui/link';
import { useToast } from '@vitrina/ui/primitives/toast';
import { useRef, useState } from 'react';
import { Report } from '../../../report/report.tsx';
import { paths } from '../../../routing/paths.ts';
import { useSession } from '../../../session/session-context.ts';
import { FactsSkeleton } from '../../facts.tsx';
import { PlainPart } from '../../plain-page.tsx';
import { KeyRow } from './key-row.tsx';
import { keysQuery, revokeKey } from './keys-query.ts';
import { NewKey } from './new-key.tsx';
import { ShownKey } from './shown-key.tsx';

interface ListProps extends ProgramKeys {
  onRevoked: (id: string) => void;
}

/** The keys, each with a button that revokes it. */
function KeyList({ keys, onRevoked }: ListProps) {
  const session = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const list = useRef<HTMLElement>(null);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (id: string) => revokeKey(session, id),
    onSuccess: (left, id) => {
      queryClient.setQueryData(keysQuery(session).queryKey, left);
      onRevoked(id);
      list.current?.focus();
    },
    onError: (error) => {
      showToast({ text: error.message });
      void queryClient.invalidateQueries({ queryKey: keysQuery(session).queryKey });
    },
  });
  return (
    <section ref={list} tabIndex={-1} aria-label="Ваши ключи" className="border-y border-line">
      {keys.length === 0 ? (
        <p className="py-1.75 text-ink-2 max-md:py-3">Ключей нет: назовите первый и создайте его.</p>
      ) : (
        <ul className="divide-y divide-line-soft">
          {keys.map((one) => (
            <KeyRow
              key={one.id}
              programKey={one}
              isRevoking={isPending && variables === one.id}
              onRevoke={() => mutate(one.id)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** The keys of the person's programs: makes, shows once, lists and revokes them. */
export function KeysSection() {
  const session = useSession();
  const queryClient = useQueryClient();
  const keys = useQuery({ ...keysQuery(session), refetchOnMount: 'always' });
  const [created, setCreated] = useState<CreatedKey>();
  const show = (key: CreatedKey) => {
    setCreated(key);
    void queryClient.invalidateQueries({ queryKey: keysQuery(session).queryKey });
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
        {(body) => <KeyList {...body} onRevoked={(id) => created?.id === id && setCreated(undefined)} />}
      </Report>
    </PlainPart>
  );
}
