import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** What stands in for a file of react-router 8.5.1 of which this product uses next to nothing. */
interface StandIn {
  /** SHA-256 of the one file that it is known to replace. */
  known: string;
  code: string;
}

/** Framework mode: without its context a link prefetches nothing by itself, and draws no page links. */
const frameworkMode: StandIn = {
  known: '88ed61cf150b2cec31266b19b27889443d0a87b399dbd4c09183499a51958148',
  code: `
import { createContext, useRef } from 'react';
export const FrameworkContext = createContext(undefined);
const never = () => { throw new Error('Framework mode was left out of this build'); };
export { never as Links, never as Meta, never as PrefetchPageLinks, never as Scripts };
export { never as setIsHydrated, never as useFrameworkContext };
export const CRITICAL_CSS_DATA_ATTRIBUTE = '';
export const usePrefetchBehavior = () => [false, useRef(null), {}];
export const mergeRefs = (...refs) => (value) => {
  for (const ref of refs) {
    if (typeof ref === 'function') ref(value);
    else if (ref) ref.current = value;
  }
};
`,
};

/** Instrumentation: no router here is made with any. */
const instrumentation: StandIn = {
  known: '41b3fb9197648ef4c2eef66ac91a6e20f8c54afc585c1e70bcdfbb7dd7c394ee',
  code: `
const never = () => { throw new Error('Instrumentation was left out of this build'); };
export { never as getRouteInstrumentationUpdates, never as instrumentClientSideRouter, never as instrumentHandler };
export const instrumentationResultMetaContext = undefined;
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
`,
};

/** What stands in for a file. A file other than the known one is an error. */
export function standInFor({ known, code }: StandIn, file: string): string {
  const hash = createHash('sha256').update(file).digest('hex');
  if (hash !== known) throw new Error(`react-router is not the one slim-react-router knows: ${hash}`);
  return code;
}

const leaveOut = (name: string, id: RegExp, standIn: StandIn): Plugin => ({
  name,
  apply: 'build',
  enforce: 'pre',
  transform: { filter: { id }, handler: (file) => ({ code: standInFor(standIn, file), map: null }) },
});

/** Leaves what only framework mode and instrumentation need out of the build (3 KB gz). */
export const slimReactRouter = (): Plugin[] => [
  leaveOut(
    'slim-react-router:framework',
    /react-router\/dist\/production\/lib\/dom\/ssr\/components\.js$/,
    frameworkMode,
  ),
  leaveOut(
    'slim-react-router:instrumentation',
    /react-router\/dist\/production\/lib\/router\/instrumentation\.js$/,
    instrumentation,
  ),
];
