import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useToast } from '@vitrina/ui/primitives/toast';
import { useEffect, useEffectEvent, useState } from 'react';

const isPrintKey = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && (key === 'p' || code === 'KeyP');

/** Lets printing wait for reports that are on their way; paper that did not wait says so. */
export function PrintGate() {
  const fetching = useIsFetching();
  const queries = useQueryClient();
  const showToast = useToast();
  const [isAsked, setAsked] = useState(false);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isPrintKey(event) || queries.isFetching() === 0) return;
    // A second time prints what is there.
    if (isAsked && !event.repeat) {
      setAsked(false);
      return;
    }
    event.preventDefault();
    if (isAsked) return;
    setAsked(true);
    showToast({ text: 'Печать начнётся, когда загрузятся данные' });
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  const isReady = isAsked && fetching === 0;
  useEffect(() => {
    if (!isReady) return undefined;
    // Two frames: the last report is rendered and drawn.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        setAsked(false);
        window.print();
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [isReady]);
  return fetching === 0 ? null : (
    <p className="hidden p-4 text-ink-2 print:block">
      Часть данных ещё загружалась: закройте печать и откройте её снова.
    </p>
  );
}
