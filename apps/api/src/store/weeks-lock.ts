/** The lock of the weeks, which one command of all processes holds until it is disposed. */
export interface WeeksLock extends AsyncDisposable {
  /** Throws StoreUnavailable if the lock was lost, so that another command may have it. */
  check(): Promise<void>;
}
