import { contract } from '@vitrina/contract';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { respond, respondRaw } from '../../../test/respond.ts';
import { authResult, user } from '../../../test/default-market.ts';
import { renderApp } from '../../../test/render-app.tsx';

const email = page.getByLabelText('E-mail');
const code = page.getByLabelText('Код для входа');
const getCode = page.getByRole('button', { name: 'Получить код' });
const alert = page.getByRole('alert');
const codeHeading = page.getByRole('heading', { name: 'Введите код' });

async function askForCode() {
  const visited = await renderApp('/login', { signedIn: false });
  await email.fill(user.email);
  await getCode.click();
  await expect.element(codeHeading).toBeVisible();
  return visited;
}

test('an empty or invalid e-mail shows "Required" or "Invalid email"', async () => {
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

test('the e-mail form on /home sends the code, and /login continues with it', async () => {
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

test('an empty or short code shows "Required" or "Invalid input"', async () => {
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

test('a valid code stores the tokens and opens /', async () => {
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

test('an error of request-code shows the server’s message at the field', async () => {
  respond(contract.auth.requestCode, {
    status: 500,
    body: { error: 'На сервере ошибка.', code: 'INTERNAL_SERVER_ERROR' },
  });
  await renderApp('/login', { signedIn: false });
  await email.fill(user.email);
  await getCode.click();
  await expect.element(email).toHaveAccessibleDescription('На сервере ошибка.');
});

test.each(['/login', '/home'])(
  '%s: where too many codes were asked for, the code that is in the mail has its field, with the server’s message',
  async (path) => {
    respond(contract.auth.requestCode, {
      status: 429,
      body: { error: 'Слишком много попыток: повторите через минуту.', code: 'TOO_MANY_REQUESTS' },
    });
    const calls = respond(contract.auth.verifyCode, { status: 200, body: authResult });
    const { session } = await renderApp(path, { signedIn: false });
    await email.fill(user.email);
    await getCode.click();
    await expect.element(page.getByText(/^Слишком много попыток: повторите через минуту\./)).toBeVisible();
    await code.fill('418205');
    await expect.poll(() => calls.map(({ body }) => body)).toEqual([{ email: user.email, code: '418205' }]);
    // A session that begins after the test would sign in the next one.
    await expect.poll(session.state).toEqual({ status: 'signed in', user });
  },
);

test('an error of request-code without a message shows "Failed to send verification code"', async () => {
  respondRaw(contract.auth.requestCode, () => new Response('<h1>502</h1>', { status: 502 }));
  await renderApp('/login', { signedIn: false });
  await email.fill(user.email);
  await getCode.click();
  await expect.element(alert).toHaveTextContent('Failed to send verification code');
});

test('an error of verify-code shows the server’s message at the field', async () => {
  respond(contract.auth.verifyCode, {
    status: 401,
    body: { error: 'Код неверный или устарел.', code: 'INVALID_CODE' },
  });
  const { address } = await askForCode();
  await code.fill('000000');
  await expect.element(code).toHaveAccessibleDescription('Код неверный или устарел.');
  expect(address()).toBe('/login');
});

test('an error of verify-code without a message shows "Code verification failed"', async () => {
  respondRaw(contract.auth.verifyCode, () => Response.error());
  await askForCode();
  await code.fill('000000');
  await expect.element(alert).toHaveTextContent('Code verification failed');
});

test.each([' 418 205 ', 'Код: 418205', 'Ваш код 418-205 для входа'])(
  'the code input has six boxes over one field that takes the digits of a paste and of autofill: %s',
  async (text) => {
    const calls = respond(contract.auth.verifyCode, { status: 200, body: authResult });
    const { session } = await askForCode();
    await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect.element(code).toHaveFocus();
    const pasted = new DataTransfer();
    pasted.setData('text/plain', text);
    code
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true }));
    await expect.poll(() => calls.length).toBe(1);
    expect(calls[0]?.body).toEqual({ email: user.email, code: '418205' });
    await expect.poll(session.state).toEqual({ status: 'signed in', user });
  },
);

test('another code can be requested after the countdown', async () => {
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

test('the code step is in the history entry, so that a reload stays on it', async () => {
  const { router } = await askForCode();
  expect(router.state.location.state).toMatchObject({ sent: { email: user.email } });
  await page.getByRole('button', { name: 'Изменить e-mail' }).click();
  await expect.poll(() => router.state.location.state as unknown).toBeNull();
});

test('the second step says where the server sent the code', async () => {
  const message = 'Почта не настроена: код в\u00a0журнале сервера';
  respond(contract.auth.requestCode, { status: 200, body: { message, email: user.email } });
  await askForCode();
  await expect.element(page.getByText(/^Почта не настроена: код в.журнале сервера/)).toBeVisible();
});

test('the e-mail can be changed in the second step', async () => {
  await askForCode();
  await page.getByRole('button', { name: 'Изменить e-mail' }).click();
  await expect.element(email).toHaveValue(user.email);
});

test('the address that redirected to /login is offered on /', async () => {
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

test('nothing is offered on / after opening /login directly', async () => {
  await askForCode();
  await code.fill('418205');
  await expect.element(page.getByRole('heading', { name: 'Какой магазин ваш?' })).toBeVisible();
  await expect.element(page.getByText(/Продолжить/)).not.toBeInTheDocument();
});
