import * as texts from '#texts/format';
import { formatIndex, NO_VALUE } from './numbers.ts';
import { levelThresholds } from './prospect-levels.ts';

/** Prospect level: 1 is the lowest, 5 the highest. */
export type ProspectLevel = 1 | 2 | 3 | 4 | 5;

/** A prospect level with its labels and its smallest index. */
export interface Prospect {
  readonly level: ProspectLevel;
  readonly from: number;
  /** «Отличная» */
  readonly label: string;
  /** «Отличная перспектива» */
  readonly longLabel: string;
}

const createProspect = (level: ProspectLevel, from: number, label: string): Prospect => ({
  level,
  from,
  label,
  longLabel: texts.prospect(label),
});

/** The five prospect levels, highest first. */
export const prospectLevels: readonly Prospect[] = [
  createProspect(5, levelThresholds[5], texts.excellent),
  createProspect(4, levelThresholds[4], texts.good),
  createProspect(3, levelThresholds[3], texts.moderate),
  createProspect(2, levelThresholds[2], texts.weak),
  createProspect(1, 0, texts.low),
];

/** Finds the level of an index of 0–1; undefined for 0 (no sales) and NaN. */
export const findProspect = (index: number): Prospect | undefined =>
  index > 0 ? prospectLevels.find(({ from }) => index >= from) : undefined;

/** Describes an index of 0–1: «0,58 · Хорошая»; «—» without sales. */
export const describeProspect = (index: number): string => {
  const prospect = findProspect(index);
  return prospect === undefined ? NO_VALUE : `${formatIndex(index)} · ${prospect.label}`;
};
