/** Position in the viewport, CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** A browser's page, driven by a person's input and read by a person's eyes. */
export interface Tab {
  /** Opens an address and waits until it has loaded. */
  open: (url: string) => Promise<void>;
  /** Runs a function in the page; it can use only its arguments. */
  evaluate: <Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>;
  /** Presses a key, or several at once: `Control+Shift+K`. */
  press: (keys: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  movePointer: (point: Point) => Promise<void>;
  holdPointer: () => Promise<void>;
  releasePointer: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Takes a screenshot of the viewport as PNG, one pixel per CSS pixel. */
  takePicture: () => Promise<Uint8Array>;
}

/** A started browser with one page. Its scrollbars take space, as on Windows. */
export interface RunningBrowser {
  /** Name and version. */
  name: string;
  tab: Tab;
  /** Folder of the downloaded files. */
  downloads: string;
  /** Errors, warnings and policy violations that the page reported, and failed requests. */
  reports: string[];
  close: () => Promise<void>;
}
