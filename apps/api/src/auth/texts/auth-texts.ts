import type { Language } from '@vitrina/contract';
import { en } from './en.ts';
import { kk } from './kk.ts';
import { ru } from './ru.ts';

/** The texts of the mail with a sign-in code. */
interface CodeMailTexts {
  subject: string;
  title: string;
  validity: (minutes: number) => string;
  warning: string;
  unexpected: string;
  secondStep: string;
  product: string;
}

/** The texts of sign-in in one language; those of its errors are in the contract. */
export interface AuthTexts {
  /** Where a code went. */
  mailed: string;
  logged: string;
  signedOut: string;
  codeMail: CodeMailTexts;
}

/** The texts of sign-in by language. */
export const authTexts: Readonly<Record<Language, AuthTexts>> = { ru, kk, en };
