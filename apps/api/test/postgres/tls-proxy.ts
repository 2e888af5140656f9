import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { serverCertificate } from '../tls/certificates.ts';
import { SOCKET } from './proxy.ts';

/** A proxy before a Postgres server that accepts only encrypted connections. */
export interface TlsProxy {
  port: number;
  close(): void;
}

/** Starts a TCP port that encrypts as Postgres does: the client asks with eight bytes, `S` is yes. */
export const startTlsProxy = async (serverFolder: string): Promise<TlsProxy> => {
  const sockets = new Set<Socket>();
  const forward = async (client: Socket) => {
    const [request] = (await once(client, 'data')) as [Buffer];
    if (request.toString('hex') !== '0000000804d2162f') return client.destroy();
    client.write('S');
    const plain = new TLSSocket(client, { isServer: true, ...serverCertificate });
    const upstream = connect(join(serverFolder, SOCKET));
    for (const socket of [client, plain, upstream]) {
      sockets.add(socket);
      socket.on('error', () => plain.destroy());
    }
    plain.pipe(upstream).pipe(plain);
    return plain.on('close', () => upstream.destroy());
  };
  const server = createServer((client) => void forward(client)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { port: (server.address() as AddressInfo).port, close };
};
