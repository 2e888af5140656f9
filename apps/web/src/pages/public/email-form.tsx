import type { CodeRequested } from '@vitrina/contract';
import { Button } from '@vitrina/ui/primitives/button';
import { Field } from '@vitrina/ui/primitives/field';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useRequestCode } from './use-request-code.ts';
import * as texts from '#texts/pages/public/home';

/** First step of the sign-in on /home; the second follows on /login. */
export function EmailForm() {
  const navigate = useNavigate();
  const [email, onEmail] = useState('');
  const onSent = (sent: CodeRequested) => void navigate('/login', { state: { sent } });
  const { field, submit, isPending } = useRequestCode({ email, onEmail, onSent });
  return (
    <form
      noValidate
      onSubmit={submit}
      className="flex w-full flex-wrap items-start gap-2 [--control:2.75rem] md:[--text-input:0.9375rem]"
    >
      <Field {...field} labelHidden placeholder="E-mail" className="w-80 max-md:w-full" />
      <Button
        type="submit"
        variant="primary"
        pending={isPending}
        className="px-5 text-[0.9375rem] max-md:w-full"
      >
        {texts.requestCode}
      </Button>
      <p className="w-full text-ink-2 max-md:mt-1">{texts.noPassword}</p>
    </form>
  );
}
