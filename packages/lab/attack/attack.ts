import type { WireClient } from '@vitrina/conformance/wire/wire-client.ts';

/** The started server that is attacked. */
export interface Target {
  readonly port: number;
  readonly client: WireClient;
  readonly dataDir: string;
  /** Folder for the files of an attack. */
  readonly folder: string;
  /** Access token of a signed-in person. */
  readonly accessToken: string;
  /** How many bad requests each call gets, and the seed that makes them. */
  readonly requests: number;
  readonly seed: string;
}

/** One attack: what is done and what the product must do. */
export interface Attack {
  readonly name: string;
  /** What must hold, as the printed line says it. */
  readonly expected: string;
  /** Attacks; returns whether the product did what it must, and the status or message that was observed. */
  readonly run: (target: Target) => Promise<{ isHeld: boolean; observed: string }>;
}
