import type { FastifyBaseLogger } from 'fastify';
import { MailNotSentError } from '../auth/mail-not-sent-error.ts';
import type { SendMail } from '../auth/send-mail.ts';
import { formatWeek } from '@vitrina/contract/iso-week';
import { claimLetter, giveUpClaimed, type Letter, openLetters, settleLetter } from '../store/letters.ts';
import { type LetterDeps, writeLetter } from './write-letter.ts';

/** Dependencies of sending letters. */
export interface LetterSending extends LetterDeps {
  sendMail: SendMail;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Stops between two letters when it aborts. */
  shutdown: AbortSignal;
}

const MINUTE_MS = 60_000;
/** Minutes until a letter is retried, by number of attempts; after the last it is given up. */
const RETRY_MINUTES = [1, 5, 15, 60, 180, 360, 720];

/** Time between two checks for a new week and due letters, ms. */
const INTERVAL_MS = 30_000;

/** Maximum time to write a letter, ms. */
const WRITE_TIMEOUT_MS = 60_000;

const nameLetter = (letter: Letter) => ({
  week: formatWeek(letter),
  user: letter.userId,
  attempt: letter.attempts,
});

/** Records a failure: the letter waits again, or is given up after the last attempt or if it may have arrived. */
async function settleFailure(
  { store, now, log }: LetterSending,
  letter: Letter,
  error: unknown,
): Promise<void> {
  const minutes = RETRY_MINUTES[letter.attempts - 1];
  const isUnknown = error instanceof MailNotSentError && error.isUnknown;
  const why = error instanceof Error ? error.message : String(error);
  if (isUnknown || minutes === undefined) {
    await settleLetter(store, letter, { state: 'given up', dueAt: now() });
    const reason = isUnknown ? 'it may have been sent' : 'too many attempts';
    log.error({ ...nameLetter(letter), why }, `a letter is given up: ${reason}`);
    return;
  }
  const dueAt = new Date(now().getTime() + minutes * MINUTE_MS);
  await settleLetter(store, letter, { state: 'waiting', dueAt });
  log.warn({ ...nameLetter(letter), why, retryMinutes: minutes }, 'a letter was not sent: it is tried again');
}

/** Sends one claimed letter. */
async function sendLetter(sending: LetterSending, letter: Letter): Promise<void> {
  try {
    const { mail, unsubscribeUrl } = await writeLetter(
      sending,
      letter,
      AbortSignal.timeout(WRITE_TIMEOUT_MS),
    );
    await sending.sendMail(letter.email, {
      ...mail,
      headers: {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
  } catch (error) {
    await settleFailure(sending, letter, error);
    return;
  }
  await settleLetter(sending.store, letter, { state: 'sent', dueAt: sending.now() });
  sending.log.info(nameLetter(letter), 'letter sent');
}

/**
 * Creates the letters of a new latest week, unless it is a demo week, and sends those that are due, one at a time.
 * Each is claimed in the database before it is sent, so that it is never sent twice; one claimed by a server that
 * ended is given up once its lease expires.
 */
export async function sendDueLetters(sending: LetterSending): Promise<void> {
  const { store, servedWeeks, now, log, shutdown } = sending;
  const left = await giveUpClaimed(store, now());
  if (left > 0) log.error({ letters: left }, 'letters are given up: a server ended while it sent them');
  const latest = (await servedWeeks.list()).find(({ isDemo }) => !isDemo);
  const made = await openLetters(store, latest, now());
  if (made > 0 && latest) log.info({ week: formatWeek(latest), letters: made }, 'letters about a new week');
  while (!shutdown.aborted) {
    const letter = await claimLetter(store, now());
    if (letter === undefined) return;
    await sendLetter(sending, letter);
  }
}

/** Sends letters until shutdown. Errors are logged, not thrown. */
export async function keepSendingLetters(sending: LetterSending): Promise<void> {
  const { log, shutdown } = sending;
  const logError = (error: unknown) => log.error({ err: error }, 'letters could not be sent');
  const round = async () => {
    await sendDueLetters(sending).catch(logError);
    if (!shutdown.aborted) setTimeout(() => void round(), INTERVAL_MS).unref();
  };
  await round();
}
