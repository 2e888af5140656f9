import { contract } from '@vitrina/contract';
import type { Kit } from '../kit.ts';
import { createAccountClient } from './account-client.ts';
import type { CodeSource } from './code-source.ts';

const { auth } = contract;

/** The address to sign in with, and where its codes arrive. */
export interface SignIn {
  readonly email: string;
  readonly codes: CodeSource;
}

/** The requests of sign-in, each validated; undefined where there is no response. */
export function createSignInClient(kit: Kit) {
  const send = createAccountClient(kit, {});
  const sendAs = (token: string) => createAccountClient(kit, `Bearer ${token}`);
  return {
    requestCode: (email: string, patient = true) =>
      createAccountClient(kit, {}, { patient })(auth.requestCode, { email }),
    verify: (email: string, code: string) => send(auth.verifyCode, { email, code }),
    refresh: (refreshToken: string) => send(auth.refresh, { refreshToken }),
    logout: (accessToken: string, refreshToken: unknown) =>
      sendAs(accessToken)(auth.logout, { refreshToken }),
    me: (accessToken: string) => sendAs(accessToken)(auth.me),
  };
}

/** Adds a tag to an address: `name+tag@host`. */
export const withTag = (email: string, tag: string): string => email.replace('@', `+${tag}@`);
