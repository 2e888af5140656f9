/** Parses a date `YYYY-MM-DD`; undefined unless the calendar has that day: «2026-02-30» is not March 2nd. */
export const parseCalendarDate = (text: string): Date | undefined => {
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? date : undefined;
};
