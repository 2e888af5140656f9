import { storeLanguage } from '@vitrina/ui/language';
import { Button } from '@vitrina/ui/primitives/button';
import * as texts from '#texts/app/language-offer';
import { chooseLanguage } from '../routing/choose-language.ts';

/** Language offered until a person chooses one. */
export type OfferedLanguage = keyof typeof texts.offers;

interface Props {
  language: OfferedLanguage;
  onClose: () => void;
}

/** Offers the browser's language over the page; either answer is stored as a choice, so that it appears once. */
export function LanguageOffer({ language, onClose }: Props) {
  const { text, accept, refuse } = texts.offers[language];
  const keepRussian = () => {
    storeLanguage('ru');
    onClose();
  };
  return (
    <aside
      lang={language}
      aria-label={text}
      className="fixed right-4 bottom-4 z-40 flex max-w-[calc(100vw-2rem)] animate-appear flex-wrap items-center gap-2 rounded-popover border border-line bg-raised px-3.5 py-2 shadow-float print:hidden"
    >
      <p>{text}</p>
      <Button small variant="outlined" onClick={() => chooseLanguage(language)}>
        {accept}
      </Button>
      <Button small variant="quiet" onClick={keepRussian}>
        {refuse}
      </Button>
    </aside>
  );
}
