import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '@vitrina/ui/primitives/toast';
import { useRef } from 'react';
import { type Revocable, RevocableRow, type Verb } from './revocable-row.tsx';

interface Props {
  /** «Ваши ключи» */
  label: string;
  /** Shown if there are none. */
  emptyText: string;
  /** Consequence of revoking one. */
  warning: string;
  items: readonly Revocable[];
  /** «Отозвать», without and with a question to follow; that of keys and links by default. */
  verb?: Verb;
  /** Key of the listing query. */
  queryKey: readonly string[];
  /** Revokes one; resolves with the query's new list. */
  revoke: (id: string) => Promise<unknown>;
  onRevoked?: (id: string) => void;
}

/** Revocable items of the person, one row each; the focus stays in the list. */
export function RevocableList({
  label,
  emptyText,
  warning,
  items,
  verb,
  queryKey,
  revoke,
  onRevoked,
}: Props) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const list = useRef<HTMLElement>(null);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: revoke,
    onSuccess: (left, id) => {
      queryClient.setQueryData(queryKey, left);
      onRevoked?.(id);
      list.current?.focus();
    },
    onError: (error) => {
      showToast({ text: error.message });
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  return (
    <section ref={list} tabIndex={-1} aria-label={label} className="border-y border-line">
      {items.length === 0 ? (
        <p className="py-1.75 text-ink-2 max-md:py-3">{emptyText}</p>
      ) : (
        <ul className="divide-y divide-line-soft">
          {items.map((item) => (
            <RevocableRow
              key={item.id}
              {...item}
              warning={warning}
              verb={verb}
              isRevoking={isPending && variables === item.id}
              onRevoke={() => mutate(item.id)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
