import * as texts from '#texts/session/lifetime';

const units = { s: 'second', m: 'minute', h: 'hour', d: 'day' } as const;

const isUnit = (letter: string): letter is keyof typeof units => letter in units;

/** Formats a duration: «15m» as «15 минут», «7d» as «7 дней». */
export function formatLifetime(duration: string): string {
  const letter = duration.slice(-1);
  if (!isUnit(letter)) return duration;
  return texts.duration(Number.parseInt(duration, 10), units[letter]).replaceAll(' ', '\u00a0');
}
