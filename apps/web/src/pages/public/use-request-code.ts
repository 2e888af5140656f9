import { Email } from '@vitrina/contract';
import { type FormEvent, useState } from 'react';
import { calls } from '../../api/auth.ts';

/** What is wrong with an address, in the words of the specification. */
const emailMistake = (text: string): string | undefined => {
  if (text.trim() === '') return 'Required';
  return Email.safeParse(text).success ? undefined : 'Invalid email';
};

interface Asking {
  email: string;
  onEmail: (email: string) => void;
  /** A code is being asked for. */
  onSend?: () => void;
  /** A code is on its way to this address. */
  onSent: (email: string) => void;
}

/** A form that asks for a sign-in code: its field's properties, and what sends it. */
export function useRequestCode({ email, onEmail, onSend, onSent }: Asking) {
  const [mistake, setMistake] = useState<string>();
  const requestCode = calls.requestCode.useMutation({
    onSuccess: ({ body }) => onSent(body.email),
  });
  const refusal = requestCode.error instanceof Error ? requestCode.error.message : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = emailMistake(email);
    setMistake(found);
    requestCode.reset();
    if (found !== undefined) return;
    onSend?.();
    requestCode.mutate({ body: { email } });
  };
  const change = (text: string) => {
    onEmail(text);
    setMistake(undefined);
    if (requestCode.isError) requestCode.reset();
  };
  const field = {
    label: 'E-mail',
    type: 'email',
    name: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    value: email,
    onChange: (event: { target: HTMLInputElement }) => change(event.target.value),
    error: mistake ?? refusal,
  } as const;
  return { field, submit, isPending: requestCode.isPending };
}
