import type { Page } from 'playwright';
import { answer, type Picture } from './picture.ts';

const sendEmail = async (page: Page) => {
  await page.getByLabel('E-mail').fill('aigerim@sauda.kz');
  await page.keyboard.press('Enter');
  await page.getByLabel('Код из письма').waitFor();
};

const mailed = answer('**/api/auth/request-code', 200, { message: 'Отправлен', email: 'aigerim@sauda.kz' });

/** What a stranger sees, up to a code that was refused. */
export const signIn: readonly Picture[] = [
  { name: 'home', path: '/home', stranger: true, whole: true },
  { name: 'login', path: '/login', stranger: true },
  {
    name: 'login-invalid',
    path: '/login',
    stranger: true,
    act: async (page) => {
      await page.getByLabel('E-mail').fill('aigerim@sauda');
      await page.keyboard.press('Enter');
    },
  },
  {
    name: 'login-code',
    path: '/login',
    stranger: true,
    before: mailed,
    act: async (page) => {
      await sendEmail(page);
      await page.keyboard.type('418');
    },
  },
  {
    name: 'login-refused',
    path: '/login',
    stranger: true,
    before: async (page) => {
      await mailed(page);
      await answer('**/api/auth/verify-code', 401, {
        error: 'Код не подошёл. Проверьте его или запросите новый.',
        code: 'INVALID_CODE',
      })(page);
    },
    act: async (page) => {
      await sendEmail(page);
      await page.keyboard.type('418205');
    },
  },
];
