import { expect, test } from 'vitest';
import { toMailbox } from './mailbox.ts';

test.each([
  ['a.b+shop@gmail.com', 'ab@gmail.com'],
  ['ab@googlemail.com', 'ab@gmail.com'],
  ['a.b+x+y@mail.ru', 'a.b@mail.ru'],
  ['+7701@example.kz', '+7701@example.kz'],
  ['a.b@example.kz', 'a.b@example.kz'],
])('%s reaches the mailbox %s', (email, mailbox) => {
  expect(toMailbox(email)).toBe(mailbox);
});
