/** «15 минут», «7 дней» */
export const duration = (count: number, unit: 'second' | 'minute' | 'hour' | 'day') =>
  new Intl.NumberFormat('ru-RU', { style: 'unit', unit, unitDisplay: 'long' }).format(count);
