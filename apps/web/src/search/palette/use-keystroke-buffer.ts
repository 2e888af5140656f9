import { useCallback, useEffect, useRef, useState } from 'react';

/** Keys that would do something in the page below. */
const others = ['Enter', 'Delete', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/** Whether the field may come any moment: not without a network, nor where it is said that its code is gone. */
const mayCome = () => navigator.onLine && !document.activeElement?.closest('[role=alert]');

/**
 * What is typed after the palette was asked for and before its field is there: nothing of it is lost, and
 * nothing of it goes into the page below. Escape gives up.
 */
export function useKeystrokeBuffer(isOpen: boolean, onGiveUp: () => void) {
  const [typed, setTyped] = useState('');
  const isThere = useRef(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const { key } = event;
      if (isThere.current || event.ctrlKey || event.metaKey || event.altKey || !mayCome()) return;
      if (key === 'Escape') onGiveUp();
      else if (key.length === 1) setTyped((before) => before + key);
      else if (key === 'Backspace') setTyped((before) => before.slice(0, -1));
      else if (!others.includes(key)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', onKey, true);
    return () => {
      removeEventListener('keydown', onKey, true);
      isThere.current = false;
      setTyped('');
    };
  }, [isOpen, onGiveUp]);
  /** To be called once the field is there. */
  const takeOver = useCallback(() => {
    isThere.current = true;
  }, []);
  return { typed, takeOver };
}
