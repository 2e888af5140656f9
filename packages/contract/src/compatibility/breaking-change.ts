/** A change that breaks clients of the old document. */
export interface BreakingChange {
  /** What a client does, and how it changed. */
  message: string;
  /** The affected endpoints, such as `GET /api/health`. */
  routes: string[];
}
