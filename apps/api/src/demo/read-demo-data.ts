import { readFileSync } from 'node:fs';

/** Reads a data file of this folder; the caller declares its shape. */
export const readDemoData = <Data>(name: string): Data =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as Data;
