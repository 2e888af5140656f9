import { type CodeRequested, Email } from '@vitrina/contract';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { authTsr } from '../../api/auth.ts';
import * as texts from '#texts/pages/public/email';

/** Validates an address; the messages are the specification's. */
const validateEmail = (text: string): string | undefined => {
  if (text.trim() === '') return texts.required;
  return Email.safeParse(text).success ? undefined : texts.invalidEmail;
};

interface Options {
  email: string;
  onEmail: (email: string) => void;
  /** Called when the request is sent. */
  onSend?: () => void;
  /** Called when the code was sent, with its address and the server's message. */
  onSent: (sent: CodeRequested) => void;
}

/** Form state of a code request: props of the field, and the submit handler. */
export function useRequestCode({ email, onEmail, onSend, onSent }: Options) {
  const [validationError, setValidationError] = useState<string>();
  const requestCode = authTsr.requestCode.useMutation({
    onSuccess: ({ body }) => onSent(body),
    // An earlier request's code, such as from another tab, is in the mail: its field appears below the server's
    // sentence.
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'TOO_MANY_REQUESTS')
        onSent({ message: error.message, email: email.trim() });
    },
  });
  const serverError = requestCode.error instanceof Error ? requestCode.error.message : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const message = validateEmail(email);
    setValidationError(message);
    requestCode.reset();
    if (message !== undefined) return;
    onSend?.();
    requestCode.mutate({ body: { email } });
  };
  const change = (text: string) => {
    onEmail(text);
    setValidationError(undefined);
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
    error: validationError ?? serverError,
  } as const;
  return { field, submit, isPending: requestCode.isPending };
}
