import type { Language } from '@vitrina/contract';
import { storeLanguage } from '@vitrina/ui/language';
import { config } from '../config.ts';

/** Stores a language and reloads the page in it at the same address, with the same report. */
export function chooseLanguage(language: Language): void {
  if (language === config.language) return;
  storeLanguage(language);
  window.location.reload();
}
