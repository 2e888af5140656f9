import { useCallback, useEffect, useRef, useState } from 'react';

/** Keys that would act on the page below. */
const SWALLOWED_KEYS = ['Enter', 'Delete', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/** Whether the field is still expected: not offline, nor after an error about its code. */
const canFieldAppear = () => navigator.onLine && !document.activeElement?.closest('[role=alert]');

/**
 * Buffers the keys typed between the opening of the palette and the mount of its field, so that none is
 * lost or acts on the page below. Escape cancels.
 */
export function useKeystrokeBuffer(isOpen: boolean, onCancel: () => void) {
  const [typed, setTyped] = useState('');
  const isMounted = useRef(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const { key } = event;
      if (isMounted.current || event.ctrlKey || event.metaKey || event.altKey || !canFieldAppear()) return;
      if (key === 'Escape') onCancel();
      else if (key.length === 1) setTyped((text) => text + key);
      else if (key === 'Backspace') setTyped((text) => text.slice(0, -1));
      else if (!SWALLOWED_KEYS.includes(key)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', onKey, true);
    return () => {
      removeEventListener('keydown', onKey, true);
      isMounted.current = false;
      setTyped('');
    };
  }, [isOpen, onCancel]);
  /** Must be called once the field is mounted. */
  const takeOver = useCallback(() => {
    isMounted.current = true;
  }, []);
  return { typed, takeOver };
}
