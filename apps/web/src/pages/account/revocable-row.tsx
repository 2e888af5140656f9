import { insertElements } from '@vitrina/ui/insert-elements';
import { Button } from '@vitrina/ui/primitives/button';
import { type ReactNode, useState } from 'react';
import { focusOnMount } from '../../routing/focus-on-mount.ts';
import * as texts from '#texts/pages/account/account';

/** What the button says: at once, and before its question. */
export interface Verb {
  now: string;
  afterQuestion: string;
}

/** Something that the person created and can revoke. */
export interface Revocable {
  id: string;
  title: ReactNode;
  /** Name for screen readers: «ключ «Таблица»». */
  name: ReactNode;
  /** Creation time and lifetime. */
  facts: string;
  /** Whether it is listed without a button. */
  isFixed?: boolean;
}

interface Props extends Revocable {
  /** Consequence of revoking it. */
  warning: string;
  verb?: Verb | undefined;
  isRevoking: boolean;
  onRevoke: () => void;
}

const revokeVerb: Verb = { now: texts.revoke, afterQuestion: texts.revokeAfterQuestion };

/** A revocable item with its facts, and a button that revokes it after a second click. */
export function RevocableRow({
  title,
  name,
  facts,
  isFixed = false,
  warning,
  verb = revokeVerb,
  isRevoking,
  onRevoke,
}: Props) {
  const [step, setStep] = useState<'listed' | 'confirming' | 'cancelled'>('listed');
  const whatIsRevoked = <span className="sr-only">{insertElements(texts.whatIsRevoked, { name })}</span>;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-1.75 max-md:py-3">
      <span className="min-w-0 flex-1 basis-56">
        <span className="block [overflow-wrap:anywhere]">{title}</span>
        <span className="block text-label font-normal text-ink-2">{facts}</span>
      </span>
      {step === 'confirming' ? (
        <span className="flex flex-wrap items-center gap-2">
          <span className="text-ink-2">{warning}</span>
          <Button small pending={isRevoking} onClick={onRevoke}>
            {verb.now}
            {whatIsRevoked}
          </Button>
          <Button small variant="quiet" ref={focusOnMount} onClick={() => setStep('cancelled')}>
            {texts.keep}
          </Button>
        </span>
      ) : isFixed ? null : (
        <Button
          small
          ref={step === 'cancelled' ? focusOnMount : undefined}
          onClick={() => setStep('confirming')}
        >
          {verb.afterQuestion}
          {whatIsRevoked}
        </Button>
      )}
    </li>
  );
}
