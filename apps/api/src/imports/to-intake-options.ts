import type { ImportMapping } from '@vitrina/contract';
import type { IntakeOptions } from '../feed/intake/mapping.ts';

/** Turns how a person reads the files of an import into the options of an intake. */
export const toIntakeOptions = (given: ImportMapping): Omit<IntakeOptions, 'onReading'> => {
  const { columns, constants, ignore, ignoresUnknown, partial, decimal, week, year, sheet } = given;
  return {
    mapping: {
      columns: Object.fromEntries(columns.map(({ field, header }) => [field, header])),
      constants: Object.fromEntries(constants.map(({ field, value }) => [field, value])),
      ignore,
      ...(decimal !== undefined && { decimal }),
      ...(week !== undefined && { week }),
      ...(year !== undefined && { year }),
      ...(sheet !== undefined && { sheet }),
    },
    ignoresUnknown,
    partial,
  };
};
