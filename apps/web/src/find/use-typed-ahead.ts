import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * What is typed after the palette was asked for and before its field is there: nothing of it is lost, and
 * nothing of it goes into the page below.
 */
export function useTypedAhead(isOpen: boolean) {
  const [typed, setTyped] = useState('');
  const isThere = useRef(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (isThere.current || !isText) return;
      event.preventDefault();
      event.stopPropagation();
      setTyped((before) => before + event.key);
    };
    addEventListener('keydown', onKey, true);
    return () => {
      removeEventListener('keydown', onKey, true);
      isThere.current = false;
      setTyped('');
    };
  }, [isOpen]);
  /** To be called once the field is there. */
  const takeOver = useCallback(() => {
    isThere.current = true;
  }, []);
  return { typed, takeOver };
}
