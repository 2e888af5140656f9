import { languages } from '@vitrina/ui/language';
import * as texts from '#texts/pages/public/language-switch';
import { config } from '../../config.ts';
import { chooseLanguage } from '../../routing/choose-language.ts';

/** Interface languages for signed-out visitors; columns keep their width when the font loads. */
export const LanguageSwitch = () => (
  <fieldset aria-label={texts.language} className="grid grid-cols-[repeat(3,4.5rem)]">
    {languages.map(({ name, title }) => (
      <button
        key={name}
        type="button"
        lang={name}
        aria-pressed={name === config.language}
        onClick={() => chooseLanguage(name)}
        className="justify-self-start rounded-mark py-1 hover:text-ink hover:underline aria-pressed:text-ink"
      >
        {title}
      </button>
    ))}
  </fieldset>
);
