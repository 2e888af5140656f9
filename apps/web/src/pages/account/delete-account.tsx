import { useMutation } from '@tanstack/react-query';
import { useToast } from '@vitrina/ui/primitives/toast';
import { accountTsr } from '../../api/account.ts';
import { readBody } from '../../api/client.ts';
import { getCredentials } from '../../session/credentials.ts';
import { clearReturnTo } from '../../session/return-to.ts';
import { useSession } from '../../session/session-context.ts';
import { PlainPart } from '../plain-page.tsx';
import { RevocableRow } from './revocable-row.tsx';
import * as texts from '#texts/pages/account/delete-account';

/** Deletes the account after a second click, and says so on the page of the sign-in. */
export function DeleteAccount({ email }: { email: string }) {
  const session = useSession();
  const showToast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => readBody(accountTsr.remove.mutate({ ...getCredentials(session) })),
    onSuccess: ({ message }) => {
      clearReturnTo();
      session.end({ notice: message, isLogout: true });
    },
    onError: ({ message }) => showToast({ text: message }),
  });
  return (
    <PlainPart lead={texts.lead} text={texts.text}>
      <ul className="border-y border-line">
        <RevocableRow
          id="account"
          title={email}
          name={texts.account}
          facts={texts.facts}
          warning={texts.warning}
          verb={texts.verb}
          isRevoking={isPending}
          onRevoke={mutate}
        />
      </ul>
    </PlainPart>
  );
}
