import { Email } from '@vitrina/contract';
import { Button } from '@vitrina/ui/primitives/button.tsx';
import { Field } from '@vitrina/ui/primitives/field.tsx';
import { type FormEvent, useState } from 'react';
import { calls } from './calls.ts';
import { focusOnArrival } from './focus-on-arrival.ts';

/** What is wrong with an address, in the words of the specification. */
const emailMistake = (text: string): string | undefined => {
  if (text.trim() === '') return 'Required';
  return Email.safeParse(text).success ? undefined : 'Invalid email';
};

interface Props {
  email: string;
  onEmail: (email: string) => void;
  /** A code is being asked for. */
  onSend: () => void;
  /** A code is on its way to this address. */
  onSent: (email: string) => void;
}

/** First step: where to send the code. */
export function EmailStep({ email, onEmail, onSend, onSent }: Props) {
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
    onSend();
    requestCode.mutate({ body: { email } });
  };
  const change = (text: string) => {
    onEmail(text);
    setMistake(undefined);
    if (requestCode.isError) requestCode.reset();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <h1 className="text-sign-in">Вход</h1>
      <p className="text-ink-2">Отправим на почту код из 6 цифр.</p>
      <Field
        label="E-mail"
        type="email"
        name="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        ref={focusOnArrival}
        value={email}
        onChange={(event) => change(event.target.value)}
        error={mistake ?? refusal}
      />
      <Button type="submit" look="primary" pending={requestCode.isPending} className="h-11 w-full">
        Получить код
      </Button>
    </form>
  );
}
