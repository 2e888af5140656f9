import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import * as texts from '#texts/primitives/copy-button';
import { Button } from './button.tsx';

/** Time that the button shows the result, ms. */
const SHOWN_MS = 4000;

interface Props {
  readonly text: string;
  /** Name of the copied text, in the accusative, for screen readers: «ключ». */
  readonly what: string;
  /** Whether copying is the main action of the screen. */
  readonly isPrimary?: boolean;
}

/** A button that copies a text and shows whether it succeeded. */
export function CopyButton({ text, what, isPrimary = false }: Props) {
  const [state, setState] = useState<keyof typeof texts.labels>('ready');
  useEffect(() => {
    if (state === 'ready') return undefined;
    const timer = setTimeout(setState, SHOWN_MS, 'ready');
    return () => clearTimeout(timer);
  }, [state]);
  const copy = () => {
    // Browsers have no clipboard for pages without TLS.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    const copying = clipboard?.writeText(text) ?? Promise.reject(new Error('No clipboard'));
    copying.then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };
  const Icon = state === 'copied' ? Check : Copy;
  return (
    <>
      <Button
        {...(isPrimary ? { variant: 'primary' as const, className: 'max-md:w-full' } : { small: true })}
        onClick={copy}
        aria-label={state === 'ready' ? texts.copy(what) : undefined}
      >
        <Icon className="size-4" aria-hidden="true" />
        {texts.labels[state]}
      </Button>
      <output className="sr-only">{state === 'ready' ? '' : texts.labels[state]}</output>
    </>
  );
}
