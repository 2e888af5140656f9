import { paths } from '../routing/paths.ts';
import { isChunkLoadError, isServerBusyError } from '@vitrina/ui/lazy/chunk-load-error';
import { Button, buttonClass } from '@vitrina/ui/primitives/button';
import { useState } from 'react';
import { useRouteError } from 'react-router';
import { AppLink } from '../routing/app-link.tsx';

const getMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const describe = (error: unknown): string => {
  if (isServerBusyError(error))
    return 'Сервер сейчас занят. Обновите страницу чуть позже: неделя и отбор останутся.';
  const reason = isChunkLoadError(error)
    ? 'Вышла новая версия Vitrina.'
    : 'Это ошибка программы, данные целы.';
  return `${reason} Обновите страницу: неделя и отбор останутся.`;
};

/** Shown in place of a screen that threw; the message is shown on demand. */
export function ErrorScreen() {
  const error = useRouteError();
  const [shown, setShown] = useState(false);
  return (
    <div role="alert" className="max-w-[44rem] px-(--gutter) py-10 max-md:py-6">
      <h1 lang="en" className="text-title">
        Something went wrong!
      </h1>
      <p className="mt-1 max-w-[60ch] text-ink-2">{describe(error)}</p>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => window.location.reload()}>
          Обновить страницу
        </Button>
        <AppLink href={paths.home()} className={buttonClass()}>
          На главную
        </AppLink>
        <Button variant="quiet" lang="en" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? 'Hide Error' : 'Show Error'}
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
