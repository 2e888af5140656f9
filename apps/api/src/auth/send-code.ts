import { ContractError } from '@vitrina/contract/serving';
import { recordMailError } from '../store/code-requests.ts';
import { consumeCode } from '../store/codes.ts';
import { inTransaction } from '../store/store.ts';
import type { CodeMail } from './code-mail-text.ts';
import type { AuthDeps } from './deps.ts';

/** A code that is stored and not yet mailed. */
export interface UnmailedCode extends CodeMail {
  id: string;
  email: string;
  code: string;
  hash: string;
}

/** Mails a code. If the mail cannot be sent, deletes the code and throws ContractError INTERNAL_SERVER_ERROR. */
export async function mailCode(
  { store, mailer }: Pick<AuthDeps, 'store' | 'mailer'>,
  { id, email, code, hash, step, language }: UnmailedCode,
): Promise<void> {
  try {
    await mailer.sendCode(email, code, { step, language });
  } catch (cause) {
    await inTransaction(store, async (within) => {
      await consumeCode(within, email, hash);
      await recordMailError(within, id);
    });
    throw new ContractError('INTERNAL_SERVER_ERROR', { reason: 'mail-not-sent', cause });
  }
}
