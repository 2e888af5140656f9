/** The started server that is attacked. */
export interface Target {
  readonly port: number;
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
