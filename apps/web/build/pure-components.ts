import type { Plugin } from 'vite';

/** Names that a library gives its functions, classes and components for tools alone: what is named looks needed. */
const named =
  /^\s*\w+\.displayName = "\w+";$|^\s*__name\(\w+, "\w+"\);$|static \{\s*__name\(this, "\w+"\);\s*\}/gm;

/** The making of a component or, in d3, of one function by another, which does nothing else. */
const made = /(?<== )(?=(?:React\$1\.forwardRef|Blur2|shuffler)\()/g;

/** The same code, of which a build leaves out what nothing uses. */
const asPure = (code: string): string => code.replace(named, '').replace(made, '/* @__PURE__ */ ');

/** Leaves out of the build what no screen uses of Radix, of d3 and of the router's links and forms (8 KB gz). */
export const pureComponents = (): Plugin => ({
  name: 'pure-components',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: {
      id: /(?:react-router\/dist\/production\/lib\/dom\/lib\.js|@radix-ui\/[^/]+\/dist\/index\.mjs|\/d3-array\.mjs)$/,
    },
    handler: (code) => ({ code: asPure(code), map: null }),
  },
});
