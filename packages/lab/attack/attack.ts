import type { WireClient } from '@vitrina/conformance/wire/wire-client.ts';

/** The started server under attack. */
export interface Target {
  readonly port: number;
  /** Returns the log so far, which contains sign-in codes. */
  readonly readLog: () => string;
  readonly client: WireClient;
  readonly origin: string;
  readonly dataDir: string;
  /** Folder for the files of an attack. */
  readonly folder: string;
  /** Access token of a signed-in person. */
  readonly accessToken: string;
  /** Number of bad requests for each call, and their seed. */
  readonly requests: number;
  readonly seed: string;
}

/** One attack: its actions and the product's required response. */
export interface Attack {
  readonly name: string;
  /** Required response, as printed. */
  readonly expected: string;
  /** Attacks; returns whether the product responded as required, and the observed status or message. */
  readonly run: (target: Target) => Promise<{ isHeld: boolean; observed: string }>;
}
