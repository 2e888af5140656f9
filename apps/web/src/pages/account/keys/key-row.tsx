import type { ProgramKey } from '@vitrina/contract';
import { formatDate } from '@vitrina/ui/format/week-range';
import { Button } from '@vitrina/ui/primitives/button';
import { useState } from 'react';
import { focusOnMount } from '../../../routing/focus-on-mount.ts';

interface Props {
  programKey: ProgramKey;
  isRevoking: boolean;
  onRevoke: () => void;
}

/** A key by its name, with when it was used last, and the button that revokes it. */
export function KeyRow({ programKey: { name, createdAt, lastUsedOn }, isRevoking, onRevoke }: Props) {
  const [step, setStep] = useState<'listed' | 'confirming' | 'cancelled'>('listed');
  const used =
    lastUsedOn === null ? 'ещё не использован' : `последний раз ${formatDate(new Date(lastUsedOn))}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-1.75 max-md:py-3">
      <span className="min-w-0 flex-1 basis-56">
        <span className="block [overflow-wrap:anywhere]">{name}</span>
        <span className="block text-label font-normal text-ink-2">
          создан {formatDate(new Date(createdAt))} · {used}
        </span>
      </span>
      {step === 'confirming' ? (
        <span className="flex flex-wrap items-center gap-2">
          <span className="text-ink-2">Программа перестанет получать отчёты.</span>
          <Button small pending={isRevoking} onClick={onRevoke}>
            Отозвать<span className="sr-only"> ключ «{name}»</span>
          </Button>
          <Button small variant="quiet" ref={focusOnMount} onClick={() => setStep('cancelled')}>
            Оставить
          </Button>
        </span>
      ) : (
        <Button
          small
          ref={step === 'cancelled' ? focusOnMount : undefined}
          onClick={() => setStep('confirming')}
        >
          Отозвать…<span className="sr-only"> ключ «{name}»</span>
        </Button>
      )}
    </li>
  );
}
