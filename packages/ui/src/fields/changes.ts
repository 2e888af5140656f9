import type { FieldDefinition } from './field-definition.ts';

/** Definitions of the comparison with the previous week. No report has these fields; the table computes them. */
export const changeDefinitions = {
  revenueDifference: {
    label: 'Изменение выручки',
    shortLabel: 'Изменение',
    unit: '₸',
    explanation: 'Разница с выручкой прошлой недели; если тогда продаж не было, это вся выручка.',
    kind: 'difference',
  },
  revenueChange: {
    label: 'Динамика выручки',
    shortLabel: 'Динамика',
    unit: '%',
    explanation: 'Разница с выручкой прошлой недели в процентах от неё; прочерк\u00a0— тогда продаж не было.',
    kind: 'change',
  },
} as const satisfies Record<string, FieldDefinition>;
