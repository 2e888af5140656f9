import * as react from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const internals: unknown = Object.entries(react).find(([name]) => name === INTERNALS)?.[1];
const COUNTER = 'recentlyCreatedOwnerStacks';
if (typeof internals !== 'object' || internals === null || !(COUNTER in internals)) {
  throw new Error('React has no counter of owner stacks: see packages/ui/test/disable-owner-stacks.ts');
}

/**
 * React's development build captures a stack for each of 10,000 elements a second, to name the owner in a warning: a
 * seventh of a test's processor time. With the counter at its maximum it captures none, and warns as before.
 */
Object.defineProperty(internals, COUNTER, { get: () => Number.POSITIVE_INFINITY, set: Boolean });
