import { locales } from '@vitrina/ui/format/locale';

const units = { s: 'second', m: 'minute', h: 'hour', d: 'day' } as const;

const isUnit = (letter: string): letter is keyof typeof units => letter in units;

/** Formats a duration: «15m» as «15 минут», «7d» as «7 дней». */
export function formatLifetime(duration: string): string {
  const letter = duration.slice(-1);
  if (!isUnit(letter)) return duration;
  const formatter = new Intl.NumberFormat(locales, {
    style: 'unit',
    unit: units[letter],
    unitDisplay: 'long',
  });
  return formatter.format(Number.parseInt(duration, 10)).replaceAll(' ', '\u00a0');
}
