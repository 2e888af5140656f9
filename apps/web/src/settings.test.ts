import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('mode, language, expiries and the frontend have the specification’s defaults', () => {
  expect(readSettings({})).toEqual({
    mode: 'development',
    language: 'ru',
    accessTokenExpiry: '15m',
    refreshTokenExpiry: '7d',
    frontend: { host: 'localhost', port: 5173 },
    apiUrl: '',
    proxyUrl: 'http://localhost:3000',
  });
});

test('requests go to a configured backend host, on port 3000 by default', () => {
  expect(readSettings({ VITE_BACKEND_HOST: 'api.local' }).apiUrl).toBe('http://api.local:3000');
  const both = { VITE_BACKEND_HOST: 'api.local', VITE_BACKEND_PORT: '8080' };
  expect(readSettings(both).apiUrl).toBe('http://api.local:8080');
  expect(readSettings(both).proxyUrl).toBeUndefined();
});

test('in production the api URL is empty despite a backend host', () => {
  const settings = readSettings({ MODE: 'production', VITE_BACKEND_HOST: 'api.local' });
  expect(settings.apiUrl).toBe('');
  expect(settings.proxyUrl).toBe('http://api.local:3000');
});

test('an IPv6 backend host is in brackets', () => {
  expect(readSettings({ VITE_BACKEND_HOST: '::1' }).apiUrl).toBe('http://[::1]:3000');
});

test('an empty variable counts as absent', () => {
  expect(readSettings({ VITE_FRONTEND_PORT: '', VITE_BACKEND_HOST: '' }).frontend.port).toBe(5173);
});

test('the development server proxies requests to the backend port of this machine', () => {
  expect(readSettings({ VITE_BACKEND_PORT: '8080' }).proxyUrl).toBe('http://localhost:8080');
});

const wrong: [name: string, value: string, allowed: RegExp][] = [
  ['MODE', 'staging', /development or production/],
  ['VITE_FRONTEND_PORT', '70000', /a port, 1–65535/],
  ['VITE_BACKEND_PORT', '3000x', /a port, 1–65535/],
  ['VITE_BACKEND_HOST', 'http://api', /a host name or address/],
  ['VITE_ACCESS_TOKEN_EXPIRY', '15', /15m/],
  ['VITE_REFRESH_TOKEN_EXPIRY', 'week', /7d/],
  ['VITE_LANGUAGE', 'de', /ru, kk, en/],
];

for (const [name, value, allowed] of wrong) {
  test(`a wrong ${name} throws its name, its value and the allowed values`, () => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(`${name} is "${value}"`);
    expect(read).toThrow(allowed);
  });
}
