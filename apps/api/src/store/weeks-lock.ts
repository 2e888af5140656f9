/** The lock of the weeks, which one command of all processes holds until it is disposed. */
export interface WeeksLock extends AsyncDisposable {
  /** Throws StoreUnavailable if the lock was lost, because another command may hold it then. */
  check(): Promise<void>;
}
