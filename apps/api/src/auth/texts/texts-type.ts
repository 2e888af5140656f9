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
  /** Where a code goes while new mailboxes get none. */
  capped: string;
  logged: string;
  signedOut: string;
  accountDeleted: string;
  codeMail: CodeMailTexts;
}
