import { resolve } from 'node:path';
import { FIRST_YEAR, LAST_YEAR } from '@vitrina/contract';
import { FeedError } from '../../command/feed-error.ts';
import { isWeekName, type IntakeOptions, type Mapping } from '../intake/mapping.ts';
import { readMapping } from '../intake/mapping-file.ts';

/** Options of the command line that say how tables are read. */
export const intakeOptions = {
  map: { type: 'string' },
  'save-map': { type: 'string' },
  decimal: { type: 'string' },
  week: { type: 'string' },
  year: { type: 'string' },
  sheet: { type: 'string' },
  'own-shop': { type: 'string' },
  partial: { type: 'boolean', default: false },
  'ignore-unknown': { type: 'boolean', default: false },
} as const;

/** Values of these options. */
export interface IntakeValues {
  readonly map?: string | undefined;
  readonly decimal?: string | undefined;
  readonly week?: string | undefined;
  readonly year?: string | undefined;
  readonly sheet?: string | undefined;
  readonly 'own-shop'?: string | undefined;
  readonly partial: boolean;
  readonly 'ignore-unknown': boolean;
}

const readDecimal = (text: string | undefined): Mapping['decimal'] => {
  if (text === undefined || text === 'comma' || text === 'point') return text;
  throw new FeedError('usage', '--decimal takes comma or point');
};

const readYear = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  const year = /^\d{4}$/.test(text) ? Number(text) : 0;
  if (year >= FIRST_YEAR && year <= LAST_YEAR) return year;
  throw new FeedError('usage', `--year takes a year from ${FIRST_YEAR} to ${LAST_YEAR}`);
};

const readWeekName = (text: string | undefined): string | undefined => {
  if (text === undefined || isWeekName(text)) return text;
  throw new FeedError('usage', '--week takes a week like 2026-W46');
};

/** Leaves out what is undefined, so that it does not overrule a saved mapping. */
const withoutUndefined = (mapping: Mapping): Mapping =>
  Object.fromEntries(Object.entries(mapping).filter(([, value]) => value !== undefined)) as Mapping;

/**
 * Reads how tables are read: by a saved mapping, whose path is relative to `folder`, then by the other options. Throws
 * FeedError (usage).
 */
export const readIntakeOptions = async (values: IntakeValues, folder: string): Promise<IntakeOptions> => {
  const saved = values.map === undefined ? {} : await readMapping(resolve(folder, values.map));
  const shop = values['own-shop'];
  const given = withoutUndefined({
    decimal: readDecimal(values.decimal),
    week: readWeekName(values.week),
    year: readYear(values.year),
    sheet: values.sheet,
    constants: shop === undefined ? undefined : { ...saved.constants, seller_title: shop },
  } as Mapping);
  return {
    mapping: { ...saved, ...given },
    ignoresUnknown: values['ignore-unknown'],
    partial: values.partial,
  };
};
