/** One way in which a client of the old document fails with the new one. */
export interface Break {
  /** What the client does, and what became of it. */
  says: string;
  /** The calls where it happens, such as `GET /api/health`. */
  routes: string[];
}
