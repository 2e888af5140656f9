import { expect, onTestFinished, test, vi } from 'vitest';
import { toLocalDay } from './local-day.ts';

test('the day of a time is the local clock’s', () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('TZ', 'Asia/Almaty');
  expect(toLocalDay(new Date('2026-11-15T20:30:00Z')).toISOString()).toBe('2026-11-16T00:00:00.000Z');
  vi.stubEnv('TZ', 'America/Lima');
  expect(toLocalDay(new Date('2026-11-16T03:00:00Z')).toISOString()).toBe('2026-11-15T00:00:00.000Z');
});
