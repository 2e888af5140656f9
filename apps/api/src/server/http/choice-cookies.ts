/** Reads a choice that the web app stores in a cookie. */
export const readChoice = (cookies: string | undefined, name: 'theme' | 'language'): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([a-z]+)(?:;|$)`).exec(cookies ?? '')?.[1];
