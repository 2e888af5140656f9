import type { FieldDefinition } from './field-definition.ts';

/** Definitions of the comparison with an earlier week. No report has these fields; the table computes them. */
export const changeDefinitions = {
  revenueBefore: {
    label: 'Выручка раньше',
    unit: '₸',
    explanation: 'Выручка недели, с которой сравнивают.',
    kind: 'money',
  },
  revenueDifference: {
    label: 'Изменение выручки',
    shortLabel: 'Изменение',
    unit: '₸',
    explanation:
      'Разница с выручкой недели, с которой сравнивают; прочерк\u00a0— тогда или теперь этого не было.',
    kind: 'difference',
  },
  revenueChange: {
    label: 'Изменение выручки',
    shortLabel: 'Изменение',
    unit: '%',
    explanation:
      'Разница с выручкой недели, с которой сравнивают, в процентах от неё; прочерк\u00a0— тогда продаж не было.',
    kind: 'change',
  },
  movement: {
    label: 'Движение',
    explanation:
      'Что стало с выручкой рядом с неделей, с которой сравнивают: рост, спад, начало или конец продаж, приход в список или уход из него.',
    kind: 'code',
  },
  priceChange: {
    label: 'Изменение цены',
    unit: '%',
    explanation:
      'Разница с ценой недели, с которой сравнивают, в процентах от неё; прочерк\u00a0— тогда или теперь предложения не было.',
    kind: 'change',
  },
} as const satisfies Record<string, FieldDefinition>;
