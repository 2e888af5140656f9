/** Libraries that everybody's first page runs on. */
const libraries =
  /node_modules\/(?:@tanstack\/(?:query-core|react-query)|@ts-rest\/(?:core|react-query)|get-nonce|react|react-dom|react-router|scheduler|zod)\//;

/** And the small files of our own that are on every page and need nothing but those and each other. */
const own =
  /\/(?:contract\/src\/(?:auth|fields|week)|ui\/src\/(?:link|logo|primitives\/(?:button|field|offline-note))|web\/src\/(?:api|session\/storage|shell\/(?:brand|document-title|failure|landing|loading|offline|screens-context)|period\/period-context))\.tsx?$/;

/** They come as one file: it compresses better than many small ones. */
export const oneFirstFile = {
  groups: [{ name: 'first', test: (id: string) => libraries.test(id) || own.test(id) }],
};
