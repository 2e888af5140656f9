import { useEffect, useState } from 'react';
import { useIsFirstScreenComplete } from '../routing/first-screen.ts';

/** Time after the first screen is complete in which somebody who does nothing has looked at it, ms. */
const LOOK_MS = 4000;

const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Whether a person has done something with the first screen, or has looked at it for a while. */
export function useIsPersonHere(): boolean {
  const isComplete = useIsFirstScreenComplete();
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    if (isHere) return undefined;
    const note = () => setHere(true);
    const timer = isComplete ? setTimeout(note, LOOK_MS) : undefined;
    for (const name of interactions) window.addEventListener(name, note, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of interactions) window.removeEventListener(name, note);
    };
  }, [isComplete, isHere]);
  return isHere;
}
