import { contract, SHARE_TOKEN_HEADER } from '@vitrina/contract';
import { isOpenToKeys, listEndpoints } from '@vitrina/contract/serving';
import type { FastifyInstance } from 'fastify';

/** A value for each parameter name of reports, with those of the link's entity and week. */
export const linkValues = {
  year: 2026,
  weekNumber: 46,
  sellerId: 1,
  brandId: 1,
  categoryId: 11,
  sectionId: 1001,
  productId: 1,
  weeks: 2,
  kind: 'seller',
  ids: [1],
  rivalIds: [2],
  sellerIds: [1, 2],
  categoryIds: [11],
  inMyCategories: false,
  of: 'products',
  title: 'прод',
  text: 'прод',
};

/** Every report of the contract. */
export const reports = listEndpoints(contract).filter(({ endpoint }) => isOpenToKeys(endpoint));

/** Requests a report with a link: the values in the address of a GET, in the body of a POST. Returns the status. */
export async function requestWithLink(
  app: FastifyInstance,
  token: string,
  name: string,
  changed: Readonly<Record<string, unknown>> = {},
): Promise<number> {
  const endpoint = reports.find((one) => one.name === name)?.endpoint;
  if (!endpoint) throw new Error(`No report ${name}`);
  const { against, ...sent } = { ...linkValues, ...changed } as Record<string, unknown>;
  const query = typeof against === 'string' ? `?against=${against}` : '';
  const url = endpoint.path.replaceAll(/:(\w+)/g, (_, param: string) => String(sent[param])) + query;
  const { shape = {} } = (endpoint.body ?? {}) as { shape?: object };
  const body = Object.fromEntries(
    Object.keys(shape).flatMap((field) => (field in sent ? [[field, sent[field]]] : [])),
  );
  const response = await app.inject({
    method: endpoint.method as 'GET',
    url,
    headers: { [SHARE_TOKEN_HEADER]: token },
    ...(endpoint.body !== undefined && { payload: body }),
  });
  return response.statusCode;
}
