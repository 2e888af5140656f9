import type { Language } from '@vitrina/contract';
import { en } from './en.ts';
import { kk } from './kk.ts';
import type { AuthTexts } from './texts-type.ts';
import { ru } from './ru.ts';

/** The texts of sign-in by language. */
export const authTexts: Readonly<Record<Language, AuthTexts>> = { ru, kk, en };
