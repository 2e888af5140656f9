import type { Language } from '@vitrina/contract';
import { storeLanguage } from '@vitrina/ui/language';
import { config } from '../config.ts';

/** Stores a language and loads the page in it; its address, and with it the report, stays. */
export function chooseLanguage(language: Language): void {
  if (language === config.language) return;
  storeLanguage(language);
  window.location.reload();
}
