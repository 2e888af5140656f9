import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('mode, expiries and the frontend have the defaults of the specification', () => {
  expect(readSettings({})).toEqual({
    mode: 'development',
    accessTokenExpiry: '15m',
    refreshTokenExpiry: '7d',
    frontend: { host: 'localhost', port: 5173 },
    backend: undefined,
    apiUrl: '',
  });
});

test('with a backend host configured calls go to it, on port 3000 by default', () => {
  expect(readSettings({ VITE_BACKEND_HOST: 'api.local' }).apiUrl).toBe('http://api.local:3000');
  const both = { VITE_BACKEND_HOST: 'api.local', VITE_BACKEND_PORT: '8080' };
  expect(readSettings(both).apiUrl).toBe('http://api.local:8080');
});

test('in production the base URL is empty, whatever is configured', () => {
  expect(readSettings({ MODE: 'production', VITE_BACKEND_HOST: 'api.local' }).apiUrl).toBe('');
});

test('a setting that is empty counts as absent', () => {
  expect(readSettings({ VITE_FRONTEND_PORT: '', VITE_BACKEND_HOST: '' }).frontend.port).toBe(5173);
});

const wrong: [name: string, value: string, allowed: RegExp][] = [
  ['MODE', 'staging', /development or production/],
  ['VITE_FRONTEND_PORT', '70000', /a port, 1–65535/],
  ['VITE_BACKEND_PORT', '3000x', /a port, 1–65535/],
  ['VITE_BACKEND_HOST', 'http://api', /a host name or address/],
  ['VITE_ACCESS_TOKEN_EXPIRY', '15', /15m/],
  ['VITE_REFRESH_TOKEN_EXPIRY', 'week', /7d/],
];

for (const [name, value, allowed] of wrong) {
  test(`a wrong ${name} ends the start with its name, what it was and what it may be`, () => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(`${name} is "${value}"`);
    expect(read).toThrow(allowed);
  });
}
