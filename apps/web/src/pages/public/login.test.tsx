import { contract } from '@vitrina/contract';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { respond, respondRaw } from '../../../test/respond.ts';
import { authResult, user } from '../../../test/default-market.ts';
import { renderApp } from '../../../test/render-app.tsx';

const email = page.getByLabelText('E-mail');
const code = page.getByLabelText('Код из письма');
const getCode = page.getByRole('button', { name: 'Получить код' });
const alert = page.getByRole('alert');
const codeHeading = page.getByRole('heading', { name: 'Введите код из письма' });

async function askForCode() {
  const visited = await renderApp('/login', { signedIn: false });
  await email.fill(user.email);
  await getCode.click();
  await expect.element(codeHeading).toBeVisible();
  return visited;
}

test('sign-in e-mail must be a valid e-mail address: "Required" and "Invalid email"', async () => {
  const calls = respond(contract.auth.requestCode, { status: 200, body: { message: '', email: user.email } });
  await renderApp('/login', { signedIn: false });
  await getCode.click();
  await expect.element(alert).toHaveTextContent('Required');
  await email.fill('aigerim@sauda');
  await expect.element(alert).not.toBeInTheDocument();
  await getCode.click();
  await expect.element(alert).toHaveTextContent('Invalid email');
  await expect.element(email).toHaveAccessibleDescription('Invalid email');
  expect(calls).toEqual([]);
});

test('an address given on /home is sent its code at once, and /login asks for the code', async () => {
  const calls = respond(contract.auth.requestCode, { status: 200, body: { message: '', email: user.email } });
  const { address } = await renderApp('/home', { signedIn: false });
  await getCode.click();
  await expect.element(email).toHaveAccessibleDescription('Required');
  await email.fill(user.email);
  await getCode.click();
  await expect.element(codeHeading).toBeVisible();
  expect(address()).toBe('/login');
  await expect.element(page.getByText(user.email)).toBeVisible();
  expect(calls).toHaveLength(1);
  await page.getByRole('button', { name: 'Изменить e-mail' }).click();
  await expect.element(email).toHaveValue(user.email);
});

test('verification code must be exactly 6 characters: "Required" and "Invalid input"', async () => {
  const calls = respond(contract.auth.verifyCode, { status: 200, body: authResult });
  await askForCode();
  const enter = page.getByRole('button', { name: 'Войти' });
  await enter.click();
  await expect.element(alert).toHaveTextContent('Required');
  await code.fill('12345');
  await enter.click();
  await expect.element(alert).toHaveTextContent('Invalid input');
  expect(calls).toEqual([]);
});

test('after successful code verification the tokens are stored and the app navigates to /', async () => {
  const calls = respond(contract.auth.verifyCode, { status: 200, body: authResult });
  const { address, session } = await askForCode();
  await code.fill('418205');
  await expect.element(page.getByRole('navigation', { name: 'Разделы' })).toBeVisible();
  expect(address()).toMatch(/^\/(?:$|\?)/);
  expect(calls.map(({ body }) => body)).toEqual([{ email: user.email, code: '418205' }]);
  expect(session.state()).toEqual({ status: 'signed in', user });
  expect(localStorage.getItem('access_token')).toBe(authResult.accessToken);
  expect(localStorage.getItem('refresh_token')).toBe(authResult.refreshToken);
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(user);
});

test('request-code failure: the server’s error text, by the field', async () => {
  respond(contract.auth.requestCode, {
    status: 429,
    body: { error: 'Код уже отправлен. Подождите минуту.', code: 'TOO_MANY_REQUESTS' },
  });
  await renderApp('/login', { signedIn: false });
  await email.fill(user.email);
  await getCode.click();
  await expect.element(email).toHaveAccessibleDescription('Код уже отправлен. Подождите минуту.');
});

test('request-code failure without a text: "Failed to send verification code"', async () => {
  respondRaw(contract.auth.requestCode, () => new Response('<h1>502</h1>', { status: 502 }));
  await renderApp('/login', { signedIn: false });
  await email.fill(user.email);
  await getCode.click();
  await expect.element(alert).toHaveTextContent('Failed to send verification code');
});

test('verify-code failure: the server’s error text, by the field', async () => {
  respond(contract.auth.verifyCode, {
    status: 401,
    body: { error: 'Код неверный или устарел.', code: 'INVALID_CODE' },
  });
  const { address } = await askForCode();
  await code.fill('000000');
  await expect.element(code).toHaveAccessibleDescription('Код неверный или устарел.');
  expect(address()).toBe('/login');
});

test('verify-code failure without a text: "Code verification failed"', async () => {
  respondRaw(contract.auth.verifyCode, () => Response.error());
  await askForCode();
  await code.fill('000000');
  await expect.element(alert).toHaveTextContent('Code verification failed');
});

test('the code has six boxes over one field that takes a paste and the code of a message', async () => {
  const calls = respond(contract.auth.verifyCode, { status: 200, body: authResult });
  await askForCode();
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(code).toHaveFocus();
  const pasted = new DataTransfer();
  pasted.setData('text/plain', ' 418 205 ');
  code
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true }));
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]?.body).toEqual({ email: user.email, code: '418205' });
});

test('another code can be asked for once the countdown is over', async () => {
  const calls = respond(contract.auth.requestCode, { status: 200, body: { message: '', email: user.email } });
  await askForCode();
  await expect.element(page.getByText(/Отправить код ещё раз можно через (1:00|0:5\d)/)).toBeVisible();
  const now = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 61_000);
  const resend = page.getByRole('button', { name: 'Отправить код ещё раз' });
  await resend.click();
  await expect.poll(() => calls.length).toBe(2);
  await expect.element(resend).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox')).toHaveFocus();
});

test('the e-mail can be changed on the way', async () => {
  await askForCode();
  await page.getByRole('button', { name: 'Изменить e-mail' }).click();
  await expect.element(email).toHaveValue(user.email);
});

test('a deep link that led to /login is offered on /', async () => {
  const { address } = await renderApp('/seller-products?sellerId=101', { signedIn: false });
  await email.fill(user.email);
  await getCode.click();
  await code.fill('418205');
  const link = page.getByRole('link', { name: 'Продолжить: Товары продавца' });
  await expect.element(link).toBeVisible();
  expect(address()).toMatch(/^\/(?:$|\?)/);
  await link.click();
  await expect.poll(address).toMatch(/^\/seller-products\?sellerId=101/);
  expect(sessionStorage.getItem('intended')).toBeNull();
});

test('nothing is offered on / to whoever came to /login by themselves', async () => {
  await askForCode();
  await code.fill('418205');
  await expect.element(page.getByRole('heading', { name: /Неделя 46/ })).toBeVisible();
  await expect.element(page.getByText(/Продолжить/)).not.toBeInTheDocument();
});
