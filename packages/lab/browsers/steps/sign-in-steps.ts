import type { Person } from '../person.ts';
import type { Step } from './step.ts';

/** Mails of sign-in codes. */
export interface Inbox {
  mails: { to: string[]; parts: Record<string, string> }[];
}

/** Copies a text to the clipboard as a person does: selects it and presses Ctrl+C. */
async function copyText({ tab }: Person, text: string): Promise<void> {
  await tab.evaluate((copied) => {
    const field = document.createElement('textarea');
    field.value = copied;
    document.body.append(field);
    field.select();
  }, text);
  await tab.press('Control+c');
  await tab.evaluate(() => document.querySelector('body > textarea')?.remove());
}

const codeField = 'input[autocomplete=one-time-code]';

/** Opens a link without a session, signs in and arrives at the link. */
export const createSignInSteps = (inbox: Inbox, email: string): Step[] => [
  {
    name: 'a link opens the sign-in without a session',
    run: async ({ tab, origin, market, waitForAddress, settle }) => {
      await tab.open(`${origin}/seller?sellerId=${market.sellerId}&tab=products`);
      await waitForAddress(/\/login$/);
      await settle();
    },
  },
  {
    name: 'sign-in by a mailed code, pasted with a space',
    run: async (person) => {
      const { tab, click, find, waitUntil, waitForAddress } = person;
      await click('input');
      await tab.type(email);
      await tab.press('Enter');
      await find(codeField);
      const mail = await waitUntil(
        'the mail',
        () => inbox.mails.find(({ to }) => to.includes(email)) ?? null,
      );
      const code = /\b\d{6}\b/.exec(mail.parts['text/plain'] ?? '')?.[0] ?? '';
      await copyText(person, `${code.slice(0, 3)} ${code.slice(3)}`);
      await click(codeField);
      await tab.press('Control+v');
      await waitForAddress(/:\d+\/(\?|$)/);
    },
  },
  {
    name: '«Продолжить» opens the link',
    run: async ({ click, settle, waitForAddress, waitForText }) => {
      await click('main a', 'Продолжить');
      await waitForAddress(/\/seller\?.*tab=products/);
      await settle();
      await waitForText('[role=tab][data-state=active]', /Товары/);
    },
  },
];
