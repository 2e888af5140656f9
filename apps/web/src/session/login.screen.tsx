import { Brand } from '../shell/brand.tsx';
import { useState } from 'react';
import { config } from '../config.ts';
import { AppLink } from '../shell/app-link.tsx';
import { useDocumentTitle } from '../shell/document-title.ts';
import { CodeStep } from './code-step.tsx';
import { EmailStep } from './email-step.tsx';
import { lifetime } from './lifetime.ts';
import { useSessionState } from './session-context.ts';

/** Sign-in and registration: an e-mail address, then the code that came by mail. */
export function Component() {
  useDocumentTitle('Вход');
  const state = useSessionState();
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const notice = state.status === 'signed out' ? state.notice : undefined;
  return (
    <div className="flex min-h-dvh flex-col px-4 py-5 md:px-8">
      <header>
        <AppLink href="/home" className="rounded-mark">
          <Brand />
        </AppLink>
      </header>
      <main className="mx-auto grid w-full max-w-90 flex-1 content-center gap-6 py-12">
        {notice !== undefined && sentTo === undefined && (
          <output className="rounded-control bg-warn-soft px-3 py-2 text-warn">{notice}</output>
        )}
        {sentTo === undefined ? (
          <EmailStep email={email} onEmail={setEmail} onSent={setSentTo} />
        ) : (
          <CodeStep email={sentTo} onChangeEmail={() => setSentTo(undefined)} />
        )}
      </main>
      <footer className="text-label font-normal text-ink-2">
        Вход и регистрация — один и тот же код, пароля нет. Вход на этом устройстве хранится{' '}
        {lifetime(config.refreshTokenExpiry)} с последнего посещения.
      </footer>
    </div>
  );
}
