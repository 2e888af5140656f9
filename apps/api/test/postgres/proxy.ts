import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Name of the Unix socket in a server's folder. */
export const SOCKET = '.s.PGSQL.5432';

/** A proxy before a Postgres server, which tests cut. */
export interface PostgresProxy {
  /** Folder of its Unix socket. */
  folder: string;
  /** Ends all connections and accepts no more. */
  cut(): void;
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a Unix socket that forwards to a Postgres server's. */
export const openProxy = async (serverFolder: string): Promise<PostgresProxy> => {
  const folder = await mkdtemp(join(tmpdir(), 'proxy-'));
  const sockets = new Set<Socket>();
  let server: Server;
  const forward = (client: Socket) => {
    const upstream = connect(join(serverFolder, SOCKET));
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    client.pipe(upstream).pipe(client);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  };
  const restore = async () => {
    server = createServer(forward).listen(join(folder, SOCKET));
    await once(server, 'listening');
  };
  const cut = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  await restore();
  return {
    folder,
    cut,
    restore,
    close: async () => {
      cut();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
