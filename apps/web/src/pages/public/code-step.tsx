import type { CodeRequested } from '@vitrina/contract';
import { Button } from '@vitrina/ui/primitives/button';
import { FieldError } from '@vitrina/ui/primitives/field';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useRoutes } from '../../routing/routes-context.ts';
import { authTsr } from '../../api/auth.ts';
import { CodeInput } from './code-input.tsx';
import { ResendCode } from './resend-code.tsx';
import { useSession } from '../../session/session-context.ts';
import * as texts from '#texts/pages/public/code';

/** Length of a code, characters. */
const CODE_LENGTH = 6;

/** Validates a code; the messages are the specification's. */
const validateCode = (code: string): string | undefined => {
  if (code === '') return texts.required;
  return code.length === CODE_LENGTH ? undefined : texts.invalidInput;
};

interface Props {
  /** Recipient of the code: the server's message and the address. */
  sent: CodeRequested;
  onChangeEmail: () => void;
}

/** Shows where the code was sent, with a button to change the address. */
const Sent = ({ sent: { message, email }, onChangeEmail }: Props) => (
  <p className="text-ink-2">
    {message}
    <br />
    <strong className="font-medium text-ink [overflow-wrap:anywhere]">{email}</strong>
    <br />
    <button
      type="button"
      onClick={onChangeEmail}
      className="min-h-6 rounded-mark text-accent hover:underline"
    >
      {texts.changeEmail}
    </button>
  </p>
);

/** Preloads the home screen while the person reads the mail. */
function usePreloadHome() {
  const { preloadCode } = useRoutes();
  useEffect(() => preloadCode('/'), [preloadCode]);
}

/** Second step of the sign-in: the code; the sixth character submits it. */
export function CodeStep({ sent, onChangeEmail }: Props) {
  const { email } = sent;
  const session = useSession();
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [round, setRound] = useState(1);
  const [mistake, setMistake] = useState<string>();
  const verify = authTsr.verifyCode.useMutation({
    onSuccess: ({ body }) => {
      session.signIn(body);
      void navigate('/');
    },
  });
  usePreloadHome();
  const refusal = verify.error instanceof Error ? verify.error.message : undefined;
  const shown = mistake ?? refusal;
  const isOnTheWay = verify.isPending || verify.isSuccess;

  const check = (entered: string) => {
    const found = validateCode(entered);
    setMistake(found);
    if (found === undefined && !isOnTheWay) verify.mutate({ body: { email, code: entered } });
  };
  const change = (entered: string) => {
    setCode(entered);
    setMistake(undefined);
    if (verify.isError) verify.reset();
    if (entered.length === CODE_LENGTH) check(entered);
  };
  /** Remounts the focused field for another code. */
  const startAnew = () => {
    change('');
    setRound(round + 1);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    check(code);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <h1 className="text-sign-in">{texts.title}</h1>
      <Sent sent={sent} onChangeEmail={onChangeEmail} />
      <div>
        <CodeInput
          key={round}
          length={CODE_LENGTH}
          value={code}
          onChange={change}
          errorId={shown && 'code-error'}
        />
        {shown !== undefined && <FieldError id="code-error">{shown}</FieldError>}
      </div>
      <Button type="submit" variant="primary" pending={isOnTheWay} className="h-11 w-full">
        {texts.signIn}
      </Button>
      <ResendCode email={email} onSent={startAnew} />
    </form>
  );
}
