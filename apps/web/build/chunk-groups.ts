/** The reports' part of the contract, with all that it needs beyond what is everywhere: nobody who signs in needs it. */
const reports = /\/contract\/src\/(?:brand|category|category-rows|find|health|period|seller|week)\.ts$/;

/** What the two pages of a stranger have in common with all others. */
const everywhere =
  /\/(?:ui\/src\/(?:cookie|link|logo|theme\/theme|primitives\/(?:button|field|spinner|tag))|web\/src\/(?:pages\/public\/product-picture|routing\/(?:focus-on-mount|app-link|wordmark|use-document-title|use-preload-on-intent)))\.tsx?$/;

/** Small things of the session that a stranger's pages share: a file for each costs more than it holds. */
const signIn = /\/web\/src\/(?:session\/lifetime|pages\/public\/use-request-code)\.ts$/;

/** What the layout of whoever is signed in shares with a screen or two: it is there with each of them. */
const signedIn =
  /\/(?:web\/src\/(?:search\/palette\/open-palette|session\/use-logout)|ui\/src\/(?:shortcut|primitives\/sheet))\.tsx?$/;

/** The screens of sellers, brands and categories: rows in sight lead to all of them, so that all come at once. */
const entities = /\/web\/src\/(?:brand|category|seller)\/(?!search)/;

/** What so many screens share, and parts that come by themselves, comes with the first of them. */
const MANY = 5;

/**
 * Which modules come together: a few larger files compress better than many small ones. What the app
 * starts with is one file with all that this needs, so that it never waits for another that needs it.
 */
export const chunkGroups = {
  groups: [
    { name: 'reports', test: reports, includeDependenciesRecursively: false },
    { name: 'first', tags: ['$initial' as const] },
    { name: 'everywhere', test: everywhere },
    { name: 'sign-in', test: signIn },
    { name: 'signed-in', test: signedIn, includeDependenciesRecursively: false },
    { name: 'screens', minShareCount: MANY },
    { name: 'entities', test: entities },
  ],
};
