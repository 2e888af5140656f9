import type { FieldDescription } from './field-description.ts';

/** Descriptions of fields of sign-in, of health and of errors. */
export const authDescriptions = {
  accessToken: { description: 'Opaque token for the Authorization header, short-lived.' },
  refreshToken: {
    description: 'Opaque token that is exchanged for a new pair; each exchange gives a new one.',
  },
  email: { description: 'E-mail address, lower case.' },
  user: { description: 'Who signed in.' },
  status: { description: 'State of the account; `active` may sign in.' },
  createdAt: { description: 'When the user first signed in, ISO 8601 in UTC.' },
  updatedAt: { description: 'When the user was last changed, ISO 8601 in UTC.' },
  message: { description: 'What happened or how the server is, in words.' },
  ok: { description: 'True when the server answers.' },
  code: { description: 'A machine-readable reason, one of the error catalogue.' },
  error: { description: 'One sentence for the person: what happened and what to do.' },
} satisfies Readonly<Record<string, FieldDescription>>;
