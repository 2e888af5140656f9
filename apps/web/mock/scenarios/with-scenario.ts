import { getResponse, type HttpHandler } from 'msw';
import type { Endpoint } from '@vitrina/contract/serving';
import { onEndpoint } from '../mock-endpoint.ts';
import { respondAs } from './scenario-responses.ts';
import type { Scenario } from './scenario.ts';

/** Wraps a handler: responds with the scenario current at each request; undefined runs the handler itself. */
export const withScenario = (
  route: Endpoint,
  handler: HttpHandler,
  getScenario: () => Scenario | undefined,
): HttpHandler =>
  onEndpoint(route, (request) => {
    const respond = async () => {
      const response = await getResponse([handler], request);
      if (!response) throw new Error(`No handler responds to ${route.path}`);
      return response;
    };
    const scenario = getScenario();
    return scenario === undefined ? respond() : respondAs(scenario, route, respond);
  });
