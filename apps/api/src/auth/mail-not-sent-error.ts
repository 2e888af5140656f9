/** A mail server did not accept a mail, or did not say that it has. */
export class MailNotSentError extends Error {
  override readonly name = 'MailNotSentError';
  /** Whether the server had been told the recipient, whose own server may be what is slow. */
  readonly isAfterRecipient: boolean;
  /** Status of the server's response, as 550; undefined if it did not respond. */
  readonly responseCode: number | undefined;
  /** Whether the server may have accepted the mail: its text was on the way, and no response came. */
  readonly isUnknown: boolean;

  constructor(cause: unknown, isAfterRecipient: boolean, isAfterData = false) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.isAfterRecipient = isAfterRecipient;
    const responseCode = cause instanceof Error && 'responseCode' in cause ? cause.responseCode : undefined;
    this.responseCode = typeof responseCode === 'number' ? responseCode : undefined;
    this.isUnknown = isAfterData && this.responseCode === undefined;
  }
}
