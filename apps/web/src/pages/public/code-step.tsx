import { Button } from '@vitrina/ui/primitives/button';
import { FieldError } from '@vitrina/ui/primitives/field';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { fetchAhead } from '../../app/preload.ts';
import { useRouteAt } from '../../routing/routes-context.ts';
import { calls } from '../../api/auth.ts';
import { CodeInput } from './code-input.tsx';
import { ResendCode } from './resend-code.tsx';
import { useSession } from '../../session/session-context.ts';

/** How many characters a code has. */
const CODE_LENGTH = 6;

/** What is wrong with a code before it is sent, in the words of the specification. */
const codeMistake = (code: string): string | undefined => {
  if (code === '') return 'Required';
  return code.length === CODE_LENGTH ? undefined : 'Invalid input';
};

interface Props {
  /** Where the code went. */
  email: string;
  onChangeEmail: () => void;
}

/** Where the code went, and the way back to another address. */
const SentTo = ({ email, onChangeEmail }: Props) => (
  <p className="text-ink-2">
    Отправили 6 цифр на <strong className="font-medium text-ink [overflow-wrap:anywhere]">{email}</strong>
    <br />
    <button
      type="button"
      onClick={onChangeEmail}
      className="min-h-6 rounded-mark text-accent hover:underline"
    >
      Изменить e-mail
    </button>
  </p>
);

/** Fetches the code of what comes after, while the person reads their mail. */
function useHomeAhead() {
  const home = useRouteAt('/');
  useEffect(() => fetchAhead(home), [home]);
}

/** Second step: the code from the mail. The sixth character sends it. */
export function CodeStep({ email, onChangeEmail }: Props) {
  const session = useSession();
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [sent, setSent] = useState(1);
  const [mistake, setMistake] = useState<string>();
  const verify = calls.verifyCode.useMutation({
    onSuccess: ({ body }) => {
      session.signIn(body);
      void navigate('/');
    },
  });
  useHomeAhead();
  const refusal = verify.error instanceof Error ? verify.error.message : undefined;
  const shown = mistake ?? refusal;
  const isOnTheWay = verify.isPending || verify.isSuccess;

  const check = (entered: string) => {
    const found = codeMistake(entered);
    setMistake(found);
    if (found === undefined && !isOnTheWay) verify.mutate({ body: { email, code: entered } });
  };
  const change = (entered: string) => {
    setCode(entered);
    setMistake(undefined);
    if (verify.isError) verify.reset();
    if (entered.length === CODE_LENGTH) check(entered);
  };
  /** Another code is typed into a fresh field, which has the focus. */
  const startAnew = () => {
    change('');
    setSent(sent + 1);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    check(code);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <h1 className="text-sign-in">Введите код из письма</h1>
      <SentTo email={email} onChangeEmail={onChangeEmail} />
      <div>
        <CodeInput
          key={sent}
          length={CODE_LENGTH}
          value={code}
          onChange={change}
          errorId={shown && 'code-error'}
        />
        {shown !== undefined && <FieldError id="code-error">{shown}</FieldError>}
      </div>
      <Button type="submit" variant="primary" pending={isOnTheWay} className="h-11 w-full">
        Войти
      </Button>
      <ResendCode email={email} onSent={startAnew} />
    </form>
  );
}
