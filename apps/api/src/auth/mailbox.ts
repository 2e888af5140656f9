/** Hosts whose mailboxes are the same with and without dots. */
const hostsWithoutDots = new Set(['gmail.com', 'googlemail.com']);

/**
 * Returns the mailbox that an e-mail address reaches, to count mails and guesses by: without `+tag`, and without dots
 * where the provider ignores them. Addresses of one mailbox stay different users.
 */
export function toMailbox(email: string): string {
  const at = email.lastIndexOf('@');
  const [name, host] = [email.slice(0, at), email.slice(at + 1)];
  const [untagged = ''] = name.split('+');
  const isWithoutDots = hostsWithoutDots.has(host);
  // An address that begins with `+` has no other name.
  const known = (isWithoutDots ? untagged.replaceAll('.', '') : untagged) || name;
  return `${known}@${isWithoutDots ? 'gmail.com' : host}`;
}
