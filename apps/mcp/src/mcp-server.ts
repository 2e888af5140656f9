import { CONTRACT_VERSION } from '@vitrina/contract';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import { callTool, type Connection } from './call-tool.ts';
import { createReportTools } from './tools.ts';

const instructions = [
  'Weekly reports of what was loaded of the marketplace Kaspi.kz: sellers, brands, categories and products.',
  'Shares, places and HHI are of the loaded data; periodWeekInfo says how many sellers, offers and days these are.',
  'Call periodList first: every other report is about one of its weeks, the first is the latest.',
  'findByText finds ids by names, Kaspi ids and Kaspi links.',
  'Money is in tenge (KZT), shares and indices are 0–1, nothing is rounded; null means that there is no such figure.',
].join(' ');

/** Creates the MCP server whose tools are the reports. */
export function createMcpServer(connection: Connection): Server {
  const tools = new Map(createReportTools().map((one) => [one.tool.name, one]));
  const server = new Server(
    { name: 'vitrina', version: CONTRACT_VERSION },
    { capabilities: { tools: {} }, instructions },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: [...tools.values()].map(({ tool }) => tool),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params: { name, arguments: given = {} } }) => {
    const tool = tools.get(name);
    if (!tool) throw new McpError(ErrorCode.InvalidParams, `There is no tool ${name}.`);
    return callTool(connection, tool, given);
  });
  return server;
}
