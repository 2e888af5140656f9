import * as texts from '#texts/format';
import { formatChange, formatInteger, formatNumber } from './numbers.ts';

/** Bound of the difference of two variance-stabilised Poisson counts at 95 %. */
const CHANCE_BOUND = 1.96 * Math.SQRT2;

const stabilise = (units: number): number => 2 * Math.sqrt(units + 3 / 8);

/** Whether two numbers of units differ no more than by chance; null where either is unknown. */
export const isWithinChance = (
  units: number | null | undefined,
  unitsBefore: number | null | undefined,
): boolean | null =>
  typeof units === 'number' && typeof unitsBefore === 'number'
    ? Math.abs(stabilise(units) - stabilise(unitsBefore)) < CHANCE_BOUND
    : null;

/** How a change is drawn: in colour, in normal text, or muted. */
export type ChangeTone = 'up' | 'down' | 'neutral' | 'muted';

/** A change as text and the way it is drawn. */
export interface ShownChange {
  readonly text: string;
  readonly tone: ChangeTone;
}

/** Inputs of a change's tone. */
interface ToneRules {
  /** Whether the figure has a good direction: revenue, sales, share. */
  readonly isColoured: boolean;
  readonly isWithinChance: boolean | null;
}

/** Least relative change that is not muted. */
const MIN_RATIO = 0.01;

const NO_CHANGE: ShownChange = { text: texts.unchanged, tone: 'muted' };

/** Chooses the tone of a relative change: muted within chance and under one percent. */
export const chooseTone = (ratio: number, rules: ToneRules): ChangeTone => {
  if (rules.isWithinChance === true || Math.abs(ratio) < MIN_RATIO) return 'muted';
  if (!rules.isColoured) return 'neutral';
  return ratio > 0 ? 'up' : 'down';
};

const markChance = (text: string, rules: ToneRules): string =>
  rules.isWithinChance === true ? `≈\u00a0${text}` : text;

/** Formats a relative change: «+25,8 %», «≈ −33,3 %», «без изм.»; one that rounds to zero is «<0,1 %». */
export const showRelativeChange = (ratio: number, rules: ToneRules): ShownChange => {
  if (ratio === 0) return NO_CHANGE;
  const text = formatChange(ratio);
  const visible = /[1-9]/.test(text) ? text : `<${formatChange(0.001).replace('+', '')}`;
  return { text: markChance(visible, rules), tone: chooseTone(ratio, rules) };
};

/** Formats percentage points: «−3,6», «+0,03», «−0,0008». */
const formatPoints = (points: number): string =>
  points.toLocaleString(texts.numberLocale, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: Math.abs(points) < 1 ? 2 : 1,
    maximumFractionDigits: Math.abs(points) < 1 ? 2 : 1,
    maximumSignificantDigits: 1,
    roundingPriority: 'morePrecision',
  });

/** Formats the change of a share of 0–1 in percentage points: «+0,03 п. п.». */
export const showShareChange = (share: number, before: number, rules: ToneRules): ShownChange => {
  if (share === before) return NO_CHANGE;
  const text = formatPoints((share - before) * 100).replace('-', '−');
  const ratio = before === 0 ? 1 : share / before - 1;
  return { text: markChance(texts.points(text), rules), tone: chooseTone(ratio, rules) };
};

/** Formats the change of a place: «44 → 41 из 1 997», «из 1 997, без изм.». */
export const showPlaceChange = (
  place: number,
  before: number,
  placesCount: number | undefined,
): ShownChange => {
  if (place === before)
    return placesCount === undefined
      ? NO_CHANGE
      : { text: texts.sameOutOf(formatNumber(placesCount)), tone: 'muted' };
  const among = placesCount === undefined ? '' : texts.outOf(formatNumber(placesCount));
  return { text: `${formatInteger(before)}\u00a0→\u00a0${formatInteger(place)}${among}`, tone: 'neutral' };
};

/** Explains a change within chance: «6 против 9 продаж: разница может быть случайной». */
export const explainChance = (units: number, unitsBefore: number): string =>
  texts.chance(formatNumber(units), formatNumber(unitsBefore));

/** Text colour of each tone. */
export const toneClasses: Readonly<Record<ChangeTone, string>> = {
  up: 'text-up',
  down: 'text-down',
  neutral: 'text-ink-2',
  muted: 'text-ink-3',
};
