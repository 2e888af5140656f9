/** How promising an index is: 1 the least, 5 the most. */
export type ProspectLevel = 1 | 2 | 3 | 4 | 5;

/** A level in words, with the smallest index that has it. */
export interface Prospect {
  readonly level: ProspectLevel;
  readonly from: number;
  /** «Отличная» */
  readonly label: string;
  /** «Отличная перспектива» */
  readonly longLabel: string;
}

const named = (level: ProspectLevel, from: number, label: string): Prospect => ({
  level,
  from,
  label,
  longLabel: `${label} перспектива`,
});

const lowest = named(1, 0, 'Низкая');

/** The five levels of the prospect score, best first (thresholds of the specification §9). */
export const prospectLevels: readonly Prospect[] = [
  named(5, 0.7, 'Отличная'),
  named(4, 0.55, 'Хорошая'),
  named(3, 0.4, 'Умеренная'),
  named(2, 0.25, 'Слабая'),
  lowest,
];

/** The level that an index of 0–1 has. */
export const findProspect = (index: number): Prospect =>
  prospectLevels.find(({ from }) => index >= from) ?? lowest;
