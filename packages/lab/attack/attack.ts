/** The started server that is attacked. */
export interface Target {
  readonly port: number;
  readonly dataDir: string;
  readonly serverPid: number;
  /** Waits for the code that a mailbox gets and returns it, once. */
  readonly readCode: (email: string) => Promise<string>;
  /** Folder for the files of an attack. */
  readonly folder: string;
  /** How many bad requests each call gets, and the seed that makes them. */
  readonly requests: number;
  readonly seed: number;
}

/** One attack: what is done and what the product must do. */
export interface Attack {
  readonly name: string;
  /** What must hold, as the table says it. */
  readonly expected: string;
  /** Takes long; left out with --quick. */
  readonly isSlow?: boolean;
  /** Attacks and returns what happened. */
  readonly run: (target: Target) => Promise<Outcome>;
}

/** What an attack achieved. */
interface Outcome {
  /** The product did what it must. */
  readonly isHeld: boolean;
  /** The status, the message or the size that was observed. */
  readonly observed: string;
}
