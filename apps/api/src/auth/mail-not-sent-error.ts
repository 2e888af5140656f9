/** A mail server did not accept a mail, or did not respond after its text. */
export class MailNotSentError extends Error {
  override readonly name = 'MailNotSentError';
  /** Whether the error came after RCPT. The recipient's own server may then be the slow one. */
  readonly isAfterRecipient: boolean;
  /** Status of the server's response, as 550; undefined if it did not respond. */
  readonly responseCode: number | undefined;
  /** Whether the server may have accepted the mail: its text was being sent, and no response came. */
  readonly isUnknown: boolean;

  constructor(cause: unknown, isAfterRecipient: boolean, isAfterData = false) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.isAfterRecipient = isAfterRecipient;
    const responseCode = cause instanceof Error && 'responseCode' in cause ? cause.responseCode : undefined;
    this.responseCode = typeof responseCode === 'number' ? responseCode : undefined;
    this.isUnknown = isAfterData && this.responseCode === undefined;
  }
}
