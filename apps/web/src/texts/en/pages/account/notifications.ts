export const lead = 'Monday email';
export const text = 'The largest events of a new week and everything you follow.';
