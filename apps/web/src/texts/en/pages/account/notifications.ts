export const lead = 'Monday email';
export const text =
  'Comes when a new week is published: up to ten of the largest events and everything you follow. No advertising, one click unsubscribes.';
