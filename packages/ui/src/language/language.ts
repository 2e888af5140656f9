import type { Language } from '@vitrina/contract';
import { writeCookie } from '../cookie.ts';

const titles: Readonly<Record<Language, string>> = {
  ru: 'Русский',
  kk: 'Қазақша',
  en: 'English',
};

/** The languages by their own names, in menu order. */
export const languages = Object.entries(titles).map(([name, title]) => ({
  name: name as Language,
  title,
}));

/** Stores a language in the cookie `language` for a year: the server sends the next page in it. */
export const storeLanguage = (language: Language): void => writeCookie('language', language);
