import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { SOCKET } from './proxy.ts';

/** A pooler that shares one session of a Postgres server among all clients. */
export interface TransactionPooler {
  port: number;
  close(): void;
}

/** Last message of a server before a connection may send queries: ReadyForQuery, idle. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
const TERMINATE = 0x58;

/** Forwards what clients send, one at a time, in the session opened by the first of them. */
export const startTransactionPooler = async (serverFolder: string): Promise<TransactionPooler> => {
  const session = connect(join(serverFolder, SOCKET));
  const clients = new Set<Socket>();
  let [current, greeting, isOpen]: [Socket | undefined, Buffer, boolean] = [
    undefined,
    Buffer.alloc(0),
    false,
  ];
  session.on('data', (data) => {
    if (!isOpen) greeting = Buffer.concat([greeting, data]);
    isOpen ||= greeting.subarray(-READY.length).equals(READY);
    current?.write(data);
  });
  const server = createServer((client) => {
    clients.add(client);
    client.on('error', () => client.destroy());
    client.once('data', (startup) => {
      current = client;
      if (isOpen) client.write(greeting);
      else session.write(startup);
      client.on('data', (message) => {
        current = client;
        if (message[0] !== TERMINATE) session.write(message);
      });
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.close();
    for (const socket of [session, ...clients]) socket.destroy();
  };
  return { port: (server.address() as AddressInfo).port, close };
};
