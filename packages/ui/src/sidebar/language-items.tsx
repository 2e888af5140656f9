import type { Language } from '@vitrina/contract';
import * as texts from '#texts/sidebar/language';
import { languages } from '../language/language.ts';
import { MenuChoice, MenuGroup, MenuLabel } from '../primitives/menu.tsx';

/** Props of the language items. */
export interface LanguageItemsProps {
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}

/** Language items of a menu, each by its own name. */
export const LanguageItems = ({ language, onLanguage }: LanguageItemsProps) => (
  <MenuGroup aria-label={texts.language}>
    <MenuLabel>{texts.language}</MenuLabel>
    {languages.map(({ name, title }) => (
      <MenuChoice key={name} lang={name} chosen={name === language} onSelect={() => onLanguage(name)}>
        {title}
      </MenuChoice>
    ))}
  </MenuGroup>
);
