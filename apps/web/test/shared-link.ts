import { SHARE_TOKEN_HEADER } from '@vitrina/contract';
import { onTestFinished } from 'vitest';
import { storedShares, user } from './default-market.ts';
import { mswWorker } from './msw-worker.ts';

/** The token of the link. */
export const TOKEN = `link_${'aB-_'.repeat(8)}`;

/** The address of a link to a screen. */
export const LINK = `/s/${TOKEN}`;

/** Creates the signed-in person's link to an address of week 46 of 2026. */
export function addLink(path: string, expiresAt = '2099-12-16T05:00:00.000Z'): void {
  const [year, weekNumber] = [2026, 46];
  const createdAt = '2026-11-16T05:00:00.000Z';
  const share = { path, year, weekNumber, createdAt, expiresAt, email: user.email };
  storedShares.write({ shares: [{ ...share, id: 'link1', token: TOKEN }] });
}

/** Removes the link. */
export const removeLink = (): void => storedShares.write({ shares: [] });

/** A response that a test received. */
interface RecordedResponse {
  url: string;
  status: number;
  /** Its Authorization header. */
  authorization: string | null;
  /** Its Share-Token header. */
  token: string | null;
}

/** A request and its response, as the worker reports them. */
interface RecordedExchange {
  request: Request;
  requestId: string;
  response: Response;
}

/** Records the api's responses to requests that start during the rest of the test. */
export function recordResponses(): readonly RecordedResponse[] {
  const responses: RecordedResponse[] = [];
  // A request of the previous test may get its response in this one, after its link is gone.
  const begun = new Set<string>();
  const start = ({ requestId }: { requestId: string }) => begun.add(requestId);
  const record = ({ request, requestId, response }: RecordedExchange) => {
    const { pathname, search } = new URL(request.url);
    if (!pathname.startsWith('/api/') || !begun.has(requestId)) return;
    const { headers } = request;
    const [authorization, token] = [headers.get('authorization'), headers.get(SHARE_TOKEN_HEADER)];
    responses.push({ url: pathname + search, status: response.status, authorization, token });
  };
  mswWorker.events.on('request:start', start);
  mswWorker.events.on('response:mocked', record);
  onTestFinished(() => {
    mswWorker.events.removeListener('request:start', start);
    mswWorker.events.removeListener('response:mocked', record);
  });
  return responses;
}
