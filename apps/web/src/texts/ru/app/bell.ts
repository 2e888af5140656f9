export const events = 'События';
export const newEvents = (count: number) => `События, новых: ${count}`;
