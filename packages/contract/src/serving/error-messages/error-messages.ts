import type { ErrorCode } from '../../error-codes.ts';
import type { Language } from '../../languages.ts';
import { en } from './en.ts';
import { kk } from './kk.ts';
import type { ErrorMessages, ErrorReason } from './messages-type.ts';
import { ru } from './ru.ts';

const languages: Readonly<Record<Language, ErrorMessages>> = { ru, kk, en };

/** Facts for an error message. */
interface ErrorFacts {
  readonly code: ErrorCode;
  readonly status: number;
  /** Names of the malformed request fields. */
  readonly fields: readonly string[];
  readonly retryAfterSeconds: number | undefined;
  readonly reason: ErrorReason | undefined;
}

/** Returns the sentence of an error in a language: what happened, and what to do. */
export function getErrorMessage(facts: ErrorFacts, language: Language): string {
  const { code, status, fields, retryAfterSeconds = 60, reason } = facts;
  const messages = languages[language];
  if (reason) return messages.reasons[reason];
  if (code === 'TOO_MANY_REQUESTS') {
    const wait =
      retryAfterSeconds < 100
        ? messages.seconds(Math.ceil(retryAfterSeconds))
        : messages.minutes(Math.ceil(retryAfterSeconds / 60));
    return messages.tooManyRequests(wait);
  }
  if (code !== 'VALIDATION_ERROR') return messages.codes[code];
  if (fields.length > 0) return messages.malformedFields(fields.join(', '));
  return (messages.statuses as Readonly<Record<number, string>>)[status] ?? messages.malformed;
}
