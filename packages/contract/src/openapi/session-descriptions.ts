import type { FieldDescription } from './field-description.ts';

/** Descriptions of open sessions. */
export const sessionDescriptions = {
  sessions: { description: 'The open sessions: the caller’s own first, then those used last.' },
  isCurrent: { description: 'Whether it is the session of the request.' },
  browser: {
    description: 'Name of the browser, as `Chrome`; null if its user agent names none that is known.',
  },
  system: {
    description:
      'Name of the system or device, as `Windows` or `iPhone`; null if the user agent names none that is known.',
  },
  address: {
    description:
      'Address block of the last refresh, or of the sign-in: an IPv4 address, or the /64 of an IPv6 address; null if unknown.',
  },
  lastUsedAt: {
    description: 'When tokens of the session were issued last, ISO 8601 in UTC.',
  },
} satisfies Readonly<Record<string, FieldDescription>>;

const id = { description: 'Id of the session; it opens nothing.' };

/** Overrides for fields with a narrower meaning in one schema. */
export const sessionOverrides: Readonly<Record<string, FieldDescription>> = {
  'OpenSession.id': id,
  'SessionParams.id': id,
  'OpenSession.createdAt': { description: 'When the person signed in, ISO 8601 in UTC.' },
};
