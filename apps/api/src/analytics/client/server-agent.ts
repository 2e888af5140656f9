import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Duplex } from 'node:stream';

/** Time to connect to a server, ms: a missing host may not refuse. */
const CONNECT_TIMEOUT_MS = 3000;

/**
 * Destroys a socket that does not connect in time, with the error that the operating system would raise minutes
 * later.
 */
const limitConnecting = (socket: Duplex): void => {
  const timer = setTimeout(() => {
    socket.destroy(Object.assign(new Error('connect ETIMEDOUT'), { code: 'ETIMEDOUT' }));
  }, CONNECT_TIMEOUT_MS);
  const stop = () => clearTimeout(timer);
  socket.once('connect', stop).once('close', stop);
};

/** Creates the connections to a server at this address. */
export const createServerAgent = (url: string): HttpAgent => {
  const isSecure = new URL(url).protocol === 'https:';
  const agent = new (isSecure ? HttpsAgent : HttpAgent)({ keepAlive: true, maxSockets: 64 });
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (...call) => {
    const socket = connect(...call);
    if (socket) limitConnecting(socket);
    return socket;
  };
  return agent;
};
