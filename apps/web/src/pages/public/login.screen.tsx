import { CodeRequested } from '@vitrina/contract';
import { paths } from '../../routing/paths.ts';
import { WarnTag } from '@vitrina/ui/primitives/tag';
import { importWithRetries } from '@vitrina/ui/lazy/import-with-retries';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import profileDark from '#pictures/profile-dark.avif';
import profileLight from '#pictures/profile-light.avif';
import { ProductPicture } from './product-picture.tsx';
import { config } from '../../config.ts';
import { AppLink } from '../../routing/app-link.tsx';
import { Wordmark } from '../../routing/wordmark.tsx';
import { useDocumentTitle } from '../../routing/use-document-title.ts';
import { EmailStep } from './email-step.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { formatLifetime } from '../../session/format-lifetime.ts';
import { useSessionState } from '../../session/session-context.ts';
import * as texts from '#texts/pages/public/login';

const importCodeStep = async () => ({
  default: (await importWithRetries(() => import('./code-step.tsx'))).CodeStep,
});
const CodeStep = lazy(importCodeStep);

/** Preloads the second step; an error is shown when the step renders. */
const preloadCodeStep = () => void importCodeStep().catch(() => undefined);

/** Location state of the second step: the recipient of the code. Survives a reload. */
const LoginState = z.object({ sent: CodeRequested });

/** Returns the recipient of the code, and a function to change it, which switches the step. */
function useSent() {
  const navigate = useNavigate();
  const sent = LoginState.safeParse(useLocation().state).data?.sent;
  const setSent = (next: CodeRequested | undefined) =>
    void navigate('/login', { replace: true, state: next === undefined ? null : { sent: next } });
  return { sent, setSent };
}

/** A picture of the product beside the form. */
const ProductPreview = () => (
  <div className="sticky top-0 flex h-dvh flex-col items-start gap-5 overflow-hidden border-l border-line bg-sunken pt-6 pl-12 max-lg:hidden">
    <WarnTag>{texts.demoData}</WarnTag>
    <div className="min-h-0 w-full flex-1 overflow-hidden rounded-tl-popover border-t border-l border-line bg-ground">
      <ProductPicture
        wide={{ light: profileLight, dark: profileDark, width: 1184, height: 1100 }}
        alt={texts.pictureAlt}
        className="-ml-[49px] max-w-none"
      />
    </div>
  </div>
);

/** Sign-in and registration: an e-mail address, then the code sent to it. */
export function Component() {
  useDocumentTitle(texts.title);
  const state = useSessionState();
  const { sent, setSent } = useSent();
  const [email, setEmail] = useState(sent?.email ?? '');
  const notice = state.status === 'signed out' ? state.notice : undefined;
  return (
    <div className="grid min-h-dvh lg:grid-cols-2">
      <div className="flex min-w-0 flex-col px-4 py-5 md:px-8">
        <header>
          <AppLink href={paths.publicHome()} className="rounded-mark">
            <Wordmark />
          </AppLink>
        </header>
        <main className="mx-auto grid w-full max-w-90 flex-1 content-center gap-6 py-12 max-md:content-start">
          {notice !== undefined && sent === undefined && (
            <output className="rounded-control bg-warn-soft px-3 py-2 text-warn">{notice}</output>
          )}
          <Suspense>
            {sent === undefined ? (
              <EmailStep email={email} onEmail={setEmail} onSend={preloadCodeStep} onSent={setSent} />
            ) : (
              <CodeStep sent={sent} onChangeEmail={() => setSent(undefined)} />
            )}
          </Suspense>
        </main>
        <footer className="max-w-[52em] space-y-2 text-label font-normal text-ink-2">
          <LanguageSwitch />
          <p>{texts.terms(formatLifetime(config.refreshTokenExpiry))}</p>
        </footer>
      </div>
      <ProductPreview />
    </div>
  );
}
