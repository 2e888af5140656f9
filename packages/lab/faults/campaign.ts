import type { DataDirs } from './data/data-dirs.ts';
import type { WeekVersions } from './market/week-versions.ts';

/** What all steps share. */
export interface Campaign {
  /** Folder of everything that the campaign writes. */
  readonly folder: string;
  readonly versions: WeekVersions;
  readonly dirs: DataDirs;
}
