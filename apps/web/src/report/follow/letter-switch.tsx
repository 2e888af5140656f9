import * as texts from '#texts/report/follow/letter-switch';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@vitrina/ui/primitives/button';
import { useToast } from '@vitrina/ui/primitives/toast';
import { Mail } from 'lucide-react';
import { letterQuery, saveLetter } from '../../follow/letter-query.ts';
import { useSession } from '../../session/session-context.ts';

/** Switch that subscribes to the letter about each new week. */
export function LetterSwitch() {
  const session = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { data } = useQuery(letterQuery(session));
  const { mutate, isPending } = useMutation({
    mutationFn: (isSubscribed: boolean) => saveLetter(session, isSubscribed),
    onSuccess: (letter) => queryClient.setQueryData(letterQuery(session).queryKey, letter),
    onError: (error) => showToast({ text: error.message }),
  });
  if (data === undefined) return null;
  const { isSubscribed } = data;
  return (
    <div className="flex items-center gap-2">
      <Mail className="size-4 shrink-0 text-ink-3" aria-hidden="true" />
      <span className="min-w-0 flex-1 text-ink-2">{isSubscribed ? texts.isOn : texts.isOff}</span>
      <Button small pending={isPending} onClick={() => mutate(!isSubscribed)}>
        {isSubscribed ? texts.turnOff : texts.turnOn}
      </Button>
    </div>
  );
}
