import { useState, useSyncExternalStore } from 'react';
import { LanguageOffer, type OfferedLanguage } from './language-offer.tsx';

/** Finds the browser's first language that the product has; undefined for Russian or after a choice. */
function findOffered(): OfferedLanguage | undefined {
  if (/(?:^|; )language=/.test(document.cookie)) return undefined;
  const names = navigator.languages.map((tag) => tag.slice(0, 2));
  const first = names.find((name) => ['ru', 'kk', 'en'].includes(name));
  return first === 'kk' || first === 'en' ? first : undefined;
}

const subscribeToNothing = () => () => undefined;

/** The offer of the browser's language; the page never waits for it. */
export function LateLanguageOffer() {
  const [isAnswered, setAnswered] = useState(false);
  const offered = useSyncExternalStore(subscribeToNothing, findOffered, () => undefined);
  return offered && !isAnswered && <LanguageOffer language={offered} onClose={() => setAnswered(true)} />;
}
