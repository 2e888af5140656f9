export { type CompressedBytes, compress, decompress, type Encoding } from './compression.ts';
export { EngineBusy, EngineMissing } from './errors.ts';
export { limitConcurrency } from './limit-concurrency.ts';
export { requestLease } from './lease.ts';
export { acquireLease } from './acquire-lease.ts';
export { ROWS_FILE_PARAM } from './statement.ts';
export { socketName, socketPath } from './socket.ts';
export { startEngine } from './start-server.ts';
export { type EngineLog, type SupervisedEngine, superviseEngine } from './supervise.ts';
