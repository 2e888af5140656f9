import type { Language } from '@vitrina/contract';
import { writeCookie } from '../cookie.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The languages by their own names, in the order of a choice. */
export const languages: readonly { readonly name: Language; readonly title: string }[] = [
  { name: 'ru', title: 'Русский' },
  { name: 'kk', title: 'Қазақша' },
  { name: 'en', title: 'English' },
];

/** Stores a language in the cookie `language` for a year: the server sends the next page in it. */
export const storeLanguage = (language: Language): void => writeCookie('language', language, YEAR_SECONDS);
