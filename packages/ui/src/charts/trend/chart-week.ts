/** One calendar week of a chart. */
export interface ChartWeek {
  /** Stable key, such as «2026-W46». */
  readonly key: string;
  /** «46» */
  readonly label: string;
  /** Whether the week is published and the entity was present in it. */
  readonly isPresent: boolean;
  /** Known event of the week: «Снова в школу». */
  readonly event: string | undefined;
  /** Lines of the readout: the value, in bold, then further ones. */
  readonly readout: readonly string[];
}
