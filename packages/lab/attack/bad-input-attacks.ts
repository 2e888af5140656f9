import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRetryAfterSeconds } from '@vitrina/conformance/wire/wire-client.ts';
import type { WireResponse } from '@vitrina/conformance/wire/wire-request.ts';
import { ErrorCode } from '@vitrina/contract';
import * as z from 'zod/mini';
import { createRng } from '../../../apps/api/src/demo/rng.ts';
import { runCommand } from '../../../apps/api/test/command.ts';
import { csv, feedRow } from '../../../apps/api/test/feed.ts';
import type { Attack } from './attack.ts';
import { calls, createHostileRequest } from './hostile-requests.ts';

/** The only body that an error may have. */
const ErrorBody = z.strictObject({ error: z.string().check(z.minLength(1)), code: ErrorCode });

/** Checks that a response is no server failure; a 503 with a retry time comes from a busy machine. */
const isHeld = (response: WireResponse): boolean => {
  const { status, json } = response;
  const isBusy = status === 503 && readRetryAfterSeconds(response) !== undefined;
  return (status < 500 || isBusy) && (status < 400 || z.safeParse(ErrorBody, json).success);
};

/** Ids of the examples in openapi.json. */
const ids = {
  seller_id: '101',
  product_id: '5001',
  brand_id: '7',
  category_id: '31',
  category_1_lvl_id: '1',
  category_2_lvl_id: '12',
};

const publishExamples: Attack = {
  name: 'the weeks of the examples',
  expected: 'published',
  run: async ({ folder, dataDir }) => {
    const rows = ['45', '46'].map((week) => feedRow(1, { ...ids, week_number: week }));
    writeFileSync(join(folder, 'offers.csv'), csv(rows));
    const { code, errors } = await runCommand(['ingest', 'offers.csv'], folder, { DATA_DIR: dataDir });
    return { isHeld: code === 0, observed: code === 0 ? 'published' : errors };
  },
};

/** Attacks with requests generated from openapi.json by a seed. */
export const badInputAttacks: readonly Attack[] = [
  publishExamples,
  ...calls.map((call): Attack => ({
    name: `${call.method} ${call.path}`,
    expected: 'no 5xx, errors are {error, code}',
    run: async ({ client, requests, seed, accessToken }) => {
      const rng = createRng(`${seed} ${call.method} ${call.path}`);
      const counts = new Map<number, number>();
      for (let sent = 0; sent < requests; sent++) {
        const request = createHostileRequest(call, accessToken, rng);
        const response = await client.send(request, { patient: false });
        const { status, text } = response;
        counts.set(status, (counts.get(status) ?? 0) + 1);
        const observed = `${status} ${text.slice(0, 200)}; ${JSON.stringify(request).slice(0, 900)}`;
        if (!isHeld(response)) return { isHeld: false, observed };
      }
      return {
        isHeld: true,
        observed: [...counts].map(([status, count]) => `${count} × ${status}`).join(', '),
      };
    },
  })),
];
