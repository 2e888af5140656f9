import type { CodeMail } from './code-mail-text.ts';

/** Sends sign-in codes. */
export interface Mailer {
  /** Resolves when the mail server has accepted the mail; rejects within 5 seconds otherwise. */
  sendCode(email: string, code: string, mail: CodeMail): Promise<void>;
}
