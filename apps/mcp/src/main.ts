import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createMcpServer } from './mcp-server.ts';
import { readConnection } from './read-connection.ts';

const connection = readConnection(process.env);
if (typeof connection === 'string') {
  process.stderr.write(`${connection}\n`);
  process.exit(2);
}
await createMcpServer(connection).connect(new StdioServerTransport());
