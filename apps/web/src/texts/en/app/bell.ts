export const events = 'Events';
export const newEvents = (count: number) => `Events, new: ${count}`;
