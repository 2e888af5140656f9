export const duration = (count: number, unit: 'second' | 'minute' | 'hour' | 'day') =>
  new Intl.NumberFormat('en-US', { style: 'unit', unit, unitDisplay: 'long' }).format(count);
