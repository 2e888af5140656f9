/** The part of Trusted Types that a worker needs; browsers without them take the address as it is. */
interface TrustedAddresses {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => string };
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedAddresses;
  }
}

/** An address of the product's own; any other is refused. */
const ownAddress = (address: string): string => {
  if (new URL(address, location.href).origin !== location.origin)
    throw new TypeError(`A worker runs from the product's own address only, not from ${address}.`);
  return address;
};

const trusted = window.trustedTypes?.createPolicy('own-worker', { createScriptURL: ownAddress }) ?? {
  createScriptURL: ownAddress,
};

/** Starts a worker from a file of the product: under the strict policy no other address passes. */
export const createTrustedWorker = (address: string): Worker =>
  new Worker(trusted.createScriptURL(address), { type: 'module' });
