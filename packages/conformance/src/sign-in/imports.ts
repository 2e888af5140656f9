import { noMapping } from '../sign-in-backend/example-check.ts';
import { contract, type Import } from '@vitrina/contract';
import type { Kit } from '../kit.ts';
import { type AccountClient, createAccountClient } from './account-client.ts';

const { imports: route } = contract;

const file = { name: 'offers.csv', size: 6 };
const malformedFiles = [
  undefined,
  [],
  [{ ...file, name: 'a/b.csv' }],
  [{ ...file, name: '' }],
  [{ ...file, size: -1 }],
  Array.from({ length: 21 }, () => file),
];

const part = (id: string, offset: number, bytes: string) => ({
  id,
  fileIndex: 0,
  offset,
  bytes: btoa(bytes),
});

/** The bytes that have arrived of the only file. */
const receivedOf = (body: Import | undefined): number | undefined => body?.files[0]?.receivedBytes;

/** Checks that a file arrives in parts, whichever of them are repeated, and that nothing else is done before its end. */
async function checkParts(send: AccountClient, id: string): Promise<void> {
  const parts = [
    [0, 'yea', 3],
    [0, 'yea', 3],
    [5, 'r', 3],
  ] as const;
  for (const [offset, bytes, received] of parts) {
    const answer = await send(route.appendPart, part(id, offset, bytes));
    answer?.equal('imports', 'bytes that have arrived', received, receivedOf(answer.body));
  }
  (await send(route.check, { id, mapping: noMapping }))?.be('imports', 400);
  (await send(route.appendPart, part(id, 3, 'r,weeks')))?.be('imports', 400);
  const last = await send(route.appendPart, part(id, 3, 'r,w'));
  last?.equal('imports', 'bytes that have arrived', file.size, receivedOf(last.body));
  (await send(route.publish, { id, replace: false, acceptsRejects: false }))?.be('imports', 400);
}

/** Checks that another person neither sees nor stops an import; one who may not import at all is 403. */
async function checkForeign(kit: Kit, id: string, foreignToken: string): Promise<void> {
  const foreign = createAccountClient(kit, `Bearer ${foreignToken}`);
  const list = await foreign(route.list);
  const expected = list?.status === 403 ? 403 : 404;
  list?.equal('imports', 'the list has imports of another person', false, list.text.includes(id));
  for (const one of [route.info, route.rejects, route.remove])
    (await foreign(one, { id }))?.be('imports', expected);
  (await foreign(route.appendPart, part(id, 0, 'y')))?.be('imports', expected);
}

/** Checks the imports of a signed-in person, and leaves none; of one who may not import that all is refused. */
export async function checkImports(kit: Kit, accessToken: string, foreignToken?: string): Promise<void> {
  for (const one of [route.list, route.create])
    (await createAccountClient(kit, 'Bearer x')(one))?.be('unauthorized', 401);
  const send = createAccountClient(kit, `Bearer ${accessToken}`);
  const first = await send(route.list);
  if (first?.status === 403) {
    (await send(route.create, { files: [file] }))?.be('imports', 403);
    return;
  }
  first?.be('imports', 200);
  for (const files of malformedFiles) (await send(route.create, { files }))?.be('validation', 400);
  const begun = (await send(route.create, { files: [file] }))?.body;
  if (!begun) return;
  const { id } = begun;
  await checkParts(send, id);
  const read = await send(route.info, { id });
  read?.equal('imports', 'state', 'receiving', read.body?.state);
  if (foreignToken !== undefined) await checkForeign(kit, id, foreignToken);
  const next = await send(route.create, { files: [file] });
  (await send(route.info, { id }))?.be('imports', 404);
  const left = await send(route.remove, { id: next?.body?.id ?? id });
  left?.equal('imports', 'imports that are left', 0, left.body?.imports.length);
  (await send(route.info, { id: next?.body?.id ?? id }))?.be('imports', 404);
}
