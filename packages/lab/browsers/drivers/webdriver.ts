import type { Tab } from './running-browser.ts';

/** Maximum time of one command, ms. */
const COMMAND_TIMEOUT_MS = 30_000;

/** Sends a command of the session. Throws with the driver's error. */
type SendCommand = (method: 'GET' | 'POST', path: string, body?: object) => Promise<unknown>;

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

/** Code points of WebDriver's keys. */
const keyCodes: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

const keyAction = (type: 'keyDown' | 'keyUp', key: string) => ({ type, value: keyCodes[key] ?? key });

/** The page of a WebDriver session. */
export const createTab = (command: SendCommand): Tab => {
  const act = async (type: 'key' | 'pointer', actions: object[]) =>
    void (await command('POST', 'actions', { actions: [{ type, id: type, actions }] }));
  return {
    open: async (url) => void (await command('POST', 'url', { url })),
    evaluate: async (run, ...args) =>
      (await command('POST', 'execute/sync', {
        script: `return (${run.toString()})(...arguments)`,
        args,
      })) as ReturnType<typeof run>,
    press: (keys) => {
      const inputs = keys.split('+');
      return act('key', [
        ...inputs.map((key) => keyAction('keyDown', key)),
        ...inputs.toReversed().map((key) => keyAction('keyUp', key)),
      ]);
    },
    type: (text) =>
      act(
        'key',
        Array.from(text).flatMap((key) => [keyAction('keyDown', key), keyAction('keyUp', key)]),
      ),
    movePointer: ({ x, y }) =>
      act('pointer', [{ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 }]),
    holdPointer: () => act('pointer', [{ type: 'pointerDown', button: 0 }]),
    releasePointer: () => act('pointer', [{ type: 'pointerUp', button: 0 }]),
    resize: async (width, height) =>
      void (await command('POST', 'window/rect', { x: 0, y: 0, width, height })),
    takePicture: async () => Buffer.from(String(await command('GET', 'screenshot')), 'base64'),
  };
};
