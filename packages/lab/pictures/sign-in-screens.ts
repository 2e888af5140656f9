import type { Page } from 'playwright';
import { respondWith, type Picture } from './picture.ts';

const submitEmail = (email: string) => async (page: Page) => {
  await page.getByLabel('E-mail').fill(email);
  await page.keyboard.press('Enter');
};

const typeCode = (code: string) => async (page: Page) => {
  await submitEmail('aigerim@sauda.kz')(page);
  await page.getByLabel('Код для входа').waitFor();
  await page.keyboard.type(code);
};

const sendCode = respondWith('**/api/auth/request-code', 200, {
  message: 'Код отправлен на почту',
  email: 'aigerim@sauda.kz',
});

const refuseCode = respondWith('**/api/auth/verify-code', 401, {
  error: 'Код не подошёл. Проверьте его или запросите новый.',
  code: 'INVALID_CODE',
});

const login = { path: '/login', isSignedOut: true } as const;

/** Public screens, up to a wrong code. */
export const signInPictures: readonly Picture[] = [
  { name: 'home', path: '/home', isSignedOut: true, isFullPage: true },
  { name: 'login', ...login },
  { name: 'login-invalid', ...login, interact: submitEmail('aigerim@sauda') },
  { name: 'login-code', ...login, prepare: sendCode, interact: typeCode('418') },
  {
    name: 'login-refused',
    ...login,
    prepare: async (page) => {
      await sendCode(page);
      await refuseCode(page);
    },
    interact: typeCode('418205'),
  },
];
