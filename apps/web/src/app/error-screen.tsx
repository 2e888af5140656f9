import * as texts from '#texts/app/app';
import { paths } from '../routing/paths.ts';
import { isChunkLoadError, isServerBusyError } from '@vitrina/ui/lazy/chunk-load-error';
import { Button, getButtonClass } from '@vitrina/ui/primitives/button';
import { useState } from 'react';
import { useRouteError } from 'react-router';
import { AppLink } from '../routing/app-link.tsx';

const getMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const describe = (error: unknown): string => {
  if (isServerBusyError(error)) return texts.serverBusy;
  return isChunkLoadError(error) ? texts.outdated : texts.programError;
};

/** Shown instead of a screen that threw; the message is shown on demand. */
export function ErrorScreen() {
  const error = useRouteError();
  const [shown, setShown] = useState(false);
  return (
    <div role="alert" className="max-w-[44rem] px-(--gutter) py-10 max-md:py-6">
      <h1 lang={texts.quotedLanguage} className="text-title">
        {texts.wentWrong}
      </h1>
      <p className="mt-1 max-w-[60ch] text-ink-2">{describe(error)}</p>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => window.location.reload()}>
          {texts.refresh}
        </Button>
        <AppLink href={paths.home()} className={getButtonClass()}>
          {texts.toHome}
        </AppLink>
        <Button
          variant="quiet"
          lang={texts.quotedLanguage}
          aria-expanded={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? texts.hideError : texts.showError}
        </Button>
      </div>
      {shown && (
        <pre
          lang="en"
          className="mt-5 rounded-control bg-sunken p-4 break-words whitespace-pre-wrap text-down"
        >
          {getMessage(error)}
        </pre>
      )}
    </div>
  );
}
