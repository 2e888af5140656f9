/** Another process has the data directory open and did not close it in time. */
export class EngineBusy extends Error {
  override readonly name = 'EngineBusy';
}

/** chDB is not installed, or not built for this machine. */
export class EngineMissing extends Error {
  override readonly name = 'EngineMissing';
}

/** chDB does not open its directory: its files are damaged, or the machine denies access. */
export class EngineBroken extends Error {
  override readonly name = 'EngineBroken';
}
