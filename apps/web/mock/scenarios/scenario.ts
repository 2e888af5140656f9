/** Every way an answer can come out that is not the market's own, and how the panel calls it. */
export const scenarios = {
  slow: 'через 3 секунды',
  never: 'никогда',
  refused: 'отказ этого вызова: 401 или 404',
  fails: 'ошибка 500',
  overloaded: 'перегрузка 503',
  limited: 'слишком часто 429',
  offline: 'сети нет',
  html: '502 с HTML',
  cut: 'JSON обрывается',
  shape: 'JSON другой формы',
  empty: 'пусто',
  huge: 'огромный',
} as const;

/** One of them. */
export type Scenario = keyof typeof scenarios;

/** Whether a text names one. */
export const isScenario = (text: string): text is Scenario => text in scenarios;
