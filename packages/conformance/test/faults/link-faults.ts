import { type CreatedShare, SHARE_TOKEN_HEADER, type Shares } from '@vitrina/contract';
import type { Fault } from '../fixture-server.ts';
import type { PlantedFault } from './planted-fault.ts';

/** Opens a report to a link where its screen does not. */
const openTo = (reports: readonly string[]): Fault => ({
  admitLink: (token, admit) => {
    const address = admit(token);
    return (
      address && {
        ...address,
        check: (endpoint, values) =>
          reports.some((path) => endpoint.path.includes(path)) || address.check(endpoint, values),
      }
    );
  },
});

let shown = '';

/** Lists the token itself beside the screen. */
const showTokens: Fault = {
  changeResponse: (name, [status, body, headers = {}]) => {
    if (name === 'share.create' && status === 200) shown = (body as CreatedShare).token;
    if (name !== 'share.list' || status !== 200) return [status, body, headers];
    return [status, { shares: (body as Shares).shares.map((one) => ({ ...one, token: shown })) }, headers];
  },
};

/** Changes the headers of responses to links. */
const withHeaders = (change: (headers: Record<string, string>) => Record<string, string>): Fault => ({
  changeResponse: (_, [status, body, headers = {}], __, received) => [
    status,
    body,
    SHARE_TOKEN_HEADER in received ? change(headers) : headers,
  ],
});

/** Links for others, with typical errors. */
export const linkFaults: readonly PlantedFault[] = [
  ['a link opens every week and seller', 'links', 'sessions', openTo(['/seller-info/'])],
  ['a link opens the list of categories', 'links', 'sessions', openTo(['/categories/'])],
  ['a token is taken for a stranger', 'links', 'sessions', { admitLink: () => undefined }],
  [
    'the limit of a link is not said',
    'links',
    'sessions',
    withHeaders(({ 'ratelimit-limit': _limit, ...headers }) => headers),
  ],
  [
    'what is left to a link does not fall',
    'links',
    'sessions',
    withHeaders((headers) => ({ ...headers, 'ratelimit-remaining': '299' })),
  ],
  ['a token is shown again', 'links', 'sessions', showTokens],
  [
    'anybody revokes a link',
    'links',
    'sessions',
    {
      changeResponse: (name, [status, body, headers = {}]) =>
        name === 'share.revoke' && status === 404 ? [200, { shares: [] }, headers] : [status, body, headers],
    },
  ],
];
