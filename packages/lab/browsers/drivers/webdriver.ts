/** Maximum time of one command, ms. */
const COMMAND_TIMEOUT_MS = 30_000;

/** Sends a command of the session. Throws with the driver's error. */
export type SendCommand = (method: 'GET' | 'POST', path: string, body?: object) => Promise<unknown>;

async function send(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(COMMAND_TIMEOUT_MS),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}

interface Session {
  sessionId: string;
  capabilities: { browserVersion: string };
}

/** Opens a WebDriver session. */
export async function openSession(driver: string, capabilities: object) {
  const { sessionId, capabilities: given } = (await send(`${driver}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  })) as Session;
  const command: SendCommand = (method, path, body) =>
    send(`${driver}/session/${sessionId}/${path}`, method, body);
  return { command, version: given.browserVersion };
}
