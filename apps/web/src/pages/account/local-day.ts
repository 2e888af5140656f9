/** Returns the day of a moment in the local time zone, as the start of that day in UTC. */
export const toLocalDay = (moment: Date): Date =>
  new Date(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()));
