/** Reads a choice that the web app stores in a cookie, or whether it is signed in. */
export const readChoice = (
  cookies: string | undefined,
  name: 'theme' | 'language' | 'signed_in' | 'sidebar_state',
): string | undefined => new RegExp(`(?:^|;\\s*)${name}=([a-z]+)(?:;|$)`).exec(cookies ?? '')?.[1];
