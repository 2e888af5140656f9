/** A change that breaks clients of the old document. */
export interface BreakingChange {
  /** The client's action and its change. */
  message: string;
  /** The affected endpoints, such as `GET /api/health`. */
  routes: string[];
}
