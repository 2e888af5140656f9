import type { FieldDescription } from './field-description.ts';

/** Descriptions of a person's own trail. */
export const trailDescriptions = {
  at: { description: 'When it happened, ISO 8601 in UTC.' },
  event: {
    description:
      'What happened: `failed-code` is a wrong code for the mailbox, `refresh-reuse` a used refresh token that came again and ended its session, `blocked` a sign-in while the account was blocked.',
  },
} satisfies Readonly<Record<string, FieldDescription>>;

/** Overrides for fields with a narrower meaning in one schema. */
export const trailOverrides: Readonly<Record<string, FieldDescription>> = {
  'AccountTrail.events': {
    description: 'The last events, newest first: 100 at most, of 400 days.',
  },
  'AccountEvent.address': {
    description:
      'Address block of the request: an IPv4 address, or the /64 of an IPv6 address; null if unknown, and for the first use of a link, whose reader is another person.',
  },
};
