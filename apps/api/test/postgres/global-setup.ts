import type { TestProject } from 'vitest/node';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the Postgres server of this run; undefined in projects that run on SQLite. */
    postgresFolder: string | undefined;
  }
}

let server: PostgresServer;

/** Starts one Postgres server for all tests of the project, while their files are read. */
export const setup = (project: TestProject): void => {
  server = startPostgres();
  project.provide('postgresFolder', server.folder);
};

export const teardown = (): Promise<void> => server.stop();
