import { connect } from 'node:net';

/** Longest wait for responses, ms. */
const TIMEOUT_MS = 3000;

/** Sends bytes to the server in parts and returns all that it sent until it closed the connection or paused. */
export const sendRaw = (
  port: number,
  parts: readonly string[],
  { pauseMs = 0, timeoutMs = TIMEOUT_MS } = {},
): Promise<{ text: string; isClosed: boolean; ms: number }> =>
  new Promise((resolve) => {
    const start = performance.now();
    const socket = connect(port, '127.0.0.1');
    let [text, isClosed] = ['', false];
    const end = () => {
      clearTimeout(timeout);
      socket.destroy();
      resolve({ text, isClosed, ms: performance.now() - start });
    };
    const timeout = setTimeout(end, timeoutMs);
    socket.on('data', (chunk) => (text += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      isClosed = true;
      end();
    });
    const send = (index: number): void => {
      const part = parts[index];
      if (part === undefined || socket.destroyed) return;
      socket.write(Buffer.from(part, 'latin1'));
      setTimeout(() => send(index + 1), pauseMs);
    };
    socket.on('connect', () => send(0));
  });

/** Statuses of all responses in a text. */
export const readStatuses = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
