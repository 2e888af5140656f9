import type { Page } from 'playwright';
import { respondWith, type Picture } from './picture.ts';

const sendEmail = async (page: Page) => {
  await page.getByLabel('E-mail').fill('aigerim@sauda.kz');
  await page.keyboard.press('Enter');
  await page.getByLabel('Код для входа').waitFor();
};

const codeSent = respondWith('**/api/auth/request-code', 200, {
  message: 'Код отправлен на почту',
  email: 'aigerim@sauda.kz',
});

/** Public screens, up to a wrong code. */
export const signInPictures: readonly Picture[] = [
  { name: 'home', path: '/home', isSignedOut: true, isFullPage: true },
  { name: 'login', path: '/login', isSignedOut: true },
  {
    name: 'login-invalid',
    path: '/login',
    isSignedOut: true,
    interact: async (page) => {
      await page.getByLabel('E-mail').fill('aigerim@sauda');
      await page.keyboard.press('Enter');
    },
  },
  {
    name: 'login-code',
    path: '/login',
    isSignedOut: true,
    prepare: codeSent,
    interact: async (page) => {
      await sendEmail(page);
      await page.keyboard.type('418');
    },
  },
  {
    name: 'login-refused',
    path: '/login',
    isSignedOut: true,
    prepare: async (page) => {
      await codeSent(page);
      await respondWith('**/api/auth/verify-code', 401, {
        error: 'Код не подошёл. Проверьте его или запросите новый.',
        code: 'INVALID_CODE',
      })(page);
    },
    interact: async (page) => {
      await sendEmail(page);
      await page.keyboard.type('418205');
    },
  },
];
