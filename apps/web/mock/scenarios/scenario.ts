/** Ways to respond unlike the mock market, with their titles in the panel. */
export const scenarios = {
  slow: 'через 3 секунды',
  'no-response': 'никогда',
  'client-error': 'отказ этого вызова: 401 или 404',
  'server-error': 'ошибка 500',
  overloaded: 'перегрузка 503',
  'rate-limited': 'слишком часто 429',
  offline: 'сети нет',
  'bad-gateway-html': '502 с HTML',
  truncated: 'JSON обрывается',
  'wrong-shape': 'JSON другой формы',
  empty: 'пусто',
  huge: 'огромный',
} as const;

/** The name of a scenario. */
export type Scenario = keyof typeof scenarios;

/** Whether a text is the name of a scenario. */
export const isScenario = (text: string): text is Scenario => text in scenarios;
