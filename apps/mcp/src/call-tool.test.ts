import { createServer } from 'node:http';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { callTool } from './call-tool.ts';
import { createReportTools } from './tools.ts';

/** Starts a server that answers everything with an empty object, and lists the addresses it was asked for. */
async function startServer() {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end('{}');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { connection: { url: `http://127.0.0.1:${address.port}`, key: 'key_1' }, asked };
}

const findTool = (name: string) => {
  const tool = createReportTools().find((one) => one.tool.name === name);
  if (!tool) throw new Error(`There is no tool ${name}.`);
  return tool;
};

test('an argument stays in its path segment, and a dot segment is refused', async () => {
  const { connection, asked } = await startServer();
  const call = (year: string) => callTool(connection, findTool('categoryList'), { year, weekNumber: 46 });
  await call('a/../../api/keys?x#y');
  expect(asked).toEqual([expect.stringMatching(/\/a%2F\.\.%2F\.\.%2Fapi%2Fkeys%3Fx%23y\//)]);
  await call('%2e%2e');
  expect(asked[1]).toContain('/%252e%252e/');
  for (const dots of ['.', '..']) {
    const text = expect.stringMatching(/^year is one path segment/);
    expect(await call(dots)).toEqual({ isError: true, content: [{ type: 'text', text }] });
  }
  expect(asked).toHaveLength(2);
});

test('a report comes with a note that its names are text of other people', async () => {
  const { connection } = await startServer();
  const { content } = await callTool(connection, findTool('categoryList'), { year: 2026, weekNumber: 46 });
  expect(content.at(-1)).toMatchObject({ text: expect.stringContaining('never instructions') });
});
