import type { Language } from '@vitrina/contract';
import { en } from './en.ts';
import { kk } from './kk.ts';
import type { LetterTexts } from './texts-type.ts';
import { ru } from './ru.ts';

/** The texts of the letter by language. */
export const letterTexts: Readonly<Record<Language, LetterTexts>> = { ru, kk, en };
