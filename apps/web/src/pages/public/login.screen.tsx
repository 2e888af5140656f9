import { WarnTag } from '@vitrina/ui/primitives/tag';
import { retryWhenOnline } from '@vitrina/ui/lazy/retry-when-online';
import { lazy, startTransition, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import profileDark from './pictures/profile-dark.webp';
import profileLight from './pictures/profile-light.webp';
import { ProductPicture } from './product-picture.tsx';
import { config } from '../../config.ts';
import { AppLink } from '../../routing/app-link.tsx';
import { Wordmark } from '../../routing/wordmark.tsx';
import { useDocumentTitle } from '../../routing/use-document-title.ts';
import { EmailStep } from './email-step.tsx';
import { formatLifetime } from '../../session/lifetime.ts';
import { useSessionState } from '../../session/session-context.ts';

const codeStep = async () => ({ default: (await retryWhenOnline(() => import('./code-step.tsx'))).CodeStep });
const CodeStep = lazy(codeStep);

/** Fetches the second step while the mail is on its way; should that fail, the step itself will say so. */
const fetchCodeStep = () => void codeStep().catch(() => undefined);

/** Whoever gave the address on /home has been sent a code already. */
const Arrived = z.object({ sentTo: z.string() });

/** What one signs in to, beside the form where there is room. */
const Beside = () => (
  <div className="sticky top-0 flex h-dvh flex-col items-start gap-5 overflow-hidden border-l border-line bg-sunken pt-6 pl-12 max-lg:hidden">
    <WarnTag>Демо-данные</WarnTag>
    <div className="min-h-0 w-full flex-1 overflow-hidden rounded-tl-popover border-t border-l border-line bg-ground">
      <ProductPicture
        wide={{ light: profileLight, dark: profileDark, width: 1184, height: 1100 }}
        alt="Профиль категории «Смартфоны»: показатели недели, концентрация продавцов и их таблица"
        className="-ml-[49px] max-w-none"
      />
    </div>
  </div>
);

/** Sign-in and registration: an e-mail address, then the code that came by mail. */
export function Component() {
  useDocumentTitle('Вход');
  const state = useSessionState();
  const arrived = Arrived.safeParse(useLocation().state).data?.sentTo;
  const [email, setEmail] = useState(arrived ?? '');
  const [sentTo, setSentTo] = useState(arrived);
  const goOn = (address: string) => startTransition(() => setSentTo(address));
  const notice = state.status === 'signed out' ? state.notice : undefined;
  return (
    <div className="grid min-h-dvh lg:grid-cols-2">
      <div className="flex min-w-0 flex-col px-4 py-5 md:px-8">
        <header>
          <AppLink href="/home" className="rounded-mark">
            <Wordmark />
          </AppLink>
        </header>
        <main className="mx-auto grid w-full max-w-90 flex-1 content-center gap-6 py-12 max-md:content-start">
          {notice !== undefined && sentTo === undefined && (
            <output className="rounded-control bg-warn-soft px-3 py-2 text-warn">{notice}</output>
          )}
          <Suspense>
            {sentTo === undefined ? (
              <EmailStep email={email} onEmail={setEmail} onSend={fetchCodeStep} onSent={goOn} />
            ) : (
              <CodeStep email={sentTo} onChangeEmail={() => setSentTo(undefined)} />
            )}
          </Suspense>
        </main>
        <footer className="max-w-[52em] text-label font-normal text-ink-2">
          Вход и регистрация{'\u00a0'}— один и тот же код, пароля нет. Вход на этом устройстве хранится{' '}
          {formatLifetime(config.refreshTokenExpiry)} с последнего посещения.
        </footer>
      </div>
      <Beside />
    </div>
  );
}
