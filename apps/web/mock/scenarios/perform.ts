import { getResponse, type HttpHandler } from 'msw';
import { onRoute, type Route } from '../mock-route.ts';
import { play } from './play.ts';
import type { Scenario } from './scenario.ts';

/** The same call, answered in the way that is chosen at the moment it comes; undefined is the market's own. */
export const perform = (
  route: Route,
  handler: HttpHandler,
  chosen: () => Scenario | undefined,
): HttpHandler =>
  onRoute(route, (request) => {
    const honest = async () => {
      const response = await getResponse([handler], request);
      if (!response) throw new Error(`Nothing answers ${route.path}`);
      return response;
    };
    const scenario = chosen();
    return scenario === undefined ? honest() : play(scenario, route, honest);
  });
