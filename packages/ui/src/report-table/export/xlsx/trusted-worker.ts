/** The Trusted Types API used here; browsers without it accept the URL as is. */
interface TrustedTypesApi {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypesApi;
  }
}

/** Returns a same-origin URL; throws for any other. */
const requireSameOrigin = (url: string): string => {
  if (new URL(url, location.href).origin !== location.origin)
    throw new TypeError(`A worker runs from the product's own address only, not from ${url}.`);
  return url;
};

const policy = window.trustedTypes?.createPolicy('own-worker', { createScriptURL: requireSameOrigin }) ?? {
  createScriptURL: requireSameOrigin,
};

/** Starts a module worker from a same-origin URL, through the policy the CSP allows. */
export const createTrustedWorker = (url: string): Worker =>
  new Worker(policy.createScriptURL(url), { type: 'module' });
