import * as texts from '#texts/format';

/** Concentration level of a market with its label. */
export interface Concentration {
  readonly level: 'weak' | 'moderate' | 'high';
  /** «Умеренная концентрация» */
  readonly label: string;
}

const weak: Concentration = { level: 'weak', label: texts.weakConcentration };
const moderate: Concentration = { level: 'moderate', label: texts.moderateConcentration };
const high: Concentration = { level: 'high', label: texts.highConcentration };

/** Finds the level of a Herfindahl–Hirschman index of 0–10 000 (thresholds: specification §9). */
export const findConcentration = (hhi: number): Concentration => {
  if (hhi < 1500) return weak;
  return hhi < 2500 ? moderate : high;
};

/** Number of equal competitors with the same concentration: 10 000 / HHI; null without an index. */
export const countEffectiveRivals = (hhi: number | null): number | null =>
  hhi === null || hhi === 0 ? null : 10_000 / hhi;
