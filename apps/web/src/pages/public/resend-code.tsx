import { FieldError } from '@vitrina/ui/primitives/field';
import { useEffect, useState } from 'react';
import { authTsr } from '../../api/auth.ts';
import * as texts from '#texts/pages/public/code';

/** The server sends one code a minute to an address. */
const WAIT_SECONDS = 60;

const formatCountdown = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Returns the seconds left until a time, updated every second. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, []);
  return Math.max(0, Math.ceil((moment - now) / 1000));
}

interface Props {
  email: string;
  /** Called when another code was sent; earlier ones are invalid. */
  onSent: () => void;
}

/** Requests another code after a countdown. */
export function ResendCode({ email, onSent }: Props) {
  const [sentAt, setSentAt] = useState(Date.now);
  const left = useSecondsUntil(sentAt + WAIT_SECONDS * 1000);
  const requestCode = authTsr.requestCode.useMutation({
    onSuccess: () => {
      setSentAt(Date.now());
      onSent();
    },
  });
  if (left > 0) {
    return <p className="text-ink-2">{texts.resendAfter(formatCountdown(left))}</p>;
  }
  return (
    <div>
      <button
        type="button"
        aria-disabled={requestCode.isPending}
        onClick={() => requestCode.isPending || requestCode.mutate({ body: { email } })}
        className="min-h-6 rounded-mark text-accent not-aria-disabled:hover:underline aria-disabled:text-ink-3"
      >
        {texts.resend}
      </button>
      {requestCode.error instanceof Error && <FieldError>{requestCode.error.message}</FieldError>}
    </div>
  );
}
