import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@vitrina/ui/primitives/toast';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as texts from '#texts/app/header-parts';
import { watchFetching } from '../api/watch-fetching.ts';
import { whenReady } from './print-when-ready.ts';

const isPrintKey = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && (key === 'p' || code === 'KeyP');

/** Delays printing until pending reports have arrived; a printout without waiting says so. */
export function PrintGate() {
  const queries = useQueryClient();
  const [isFetching, setFetching] = useState(false);
  useEffect(() => watchFetching(queries, setFetching), [queries]);
  const showToast = useToast();
  const asked = useRef<AbortController>(undefined);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isPrintKey(event) || queries.isFetching() === 0) return;
    // The second press prints at once.
    if (asked.current && !event.repeat) {
      asked.current.abort();
      asked.current = undefined;
      return;
    }
    event.preventDefault();
    if (asked.current) return;
    asked.current = new AbortController();
    const { signal } = asked.current;
    showToast({ text: texts.printWaits });
    const print = () => {
      asked.current = undefined;
      window.print();
    };
    whenReady(queries, signal, print);
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      asked.current?.abort();
    };
  }, []);
  return isFetching && <p className="hidden p-4 text-ink-2 print:block">{texts.printedTooEarly}</p>;
}
