import type { FieldDefinition } from './field-definition.ts';

/** How a row's revenue moved within a week. No report has these: a list is compared with that of the week before. */
export const changeDefinitions = {
  revenueDifference: {
    label: 'Изменение выручки',
    short: 'Изменение',
    unit: '₸',
    hint: 'Разница с выручкой прошлой недели; если тогда продаж не было, это вся выручка.',
    kind: 'difference',
  },
  revenueChange: {
    label: 'Динамика выручки',
    short: 'Динамика',
    unit: '%',
    hint: 'Разница с выручкой прошлой недели в процентах от неё; прочерк\u00a0— тогда продаж не было.',
    kind: 'change',
  },
} as const satisfies Record<string, FieldDefinition>;
