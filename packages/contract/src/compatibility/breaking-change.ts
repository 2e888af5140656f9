/** One way in which a client of the old document fails with the new one. */
export interface BreakingChange {
  /** What the client does, and what became of it. */
  message: string;
  /** The calls where it happens, such as `GET /api/health`. */
  routes: string[];
}
