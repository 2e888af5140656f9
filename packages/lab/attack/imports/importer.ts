import { noMapping } from '@vitrina/conformance/sign-in-backend/example-check.ts';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { formatStatus, type WireResponse } from '@vitrina/conformance/wire/wire-request.ts';
import { Import } from '@vitrina/contract';
import * as z from 'zod/mini';
import { signIn } from '../../start/server.ts';
import type { Target } from '../attack.ts';

/** Bytes of a part as they are sent. */
const PART_BYTES = 1024 ** 2;

/** Time until a check has ended. */
const MAX_POLLS = 600;
const POLL_MS = 100;

/** A person who imports. */
export class Importer {
  readonly #target: Target;
  readonly #accessToken: string;

  constructor(target: Target, accessToken: string) {
    this.#target = target;
    this.#accessToken = accessToken;
  }

  /** Signs a person in. */
  static async signIn(target: Target, email: string): Promise<Importer> {
    return new Importer(target, (await signIn(target, email)).accessToken);
  }

  /** Calls `/api/imports…`. Throws on a failure of the server. */
  async send(method: string, path: string, body?: unknown): Promise<WireResponse> {
    const response = await this.#target.client.send({
      method,
      path: `/api/imports${path}`,
      headers: { authorization: `Bearer ${this.#accessToken}` },
      ...(body !== undefined && { body }),
    });
    if (response.status < 500) return response;
    throw new Error(`${method} /imports${path}: ${formatStatus(response)}`);
  }

  /** Calls for an import. Throws if there is none in the response. */
  async read(method: string, path: string, body?: unknown): Promise<Import> {
    const response = await this.send(method, path, body);
    if (response.status === 200) return z.parse(Import, response.json);
    throw new Error(`${method} /imports${path}: ${formatStatus(response)}`);
  }

  /** Begins an import of a file and sends its bytes; returns its id. */
  async upload(name: string, content: Uint8Array): Promise<string> {
    const { id } = await this.read('POST', '', { files: [{ name, size: content.length }] });
    for (let offset = 0; offset < content.length; offset += PART_BYTES) {
      const bytes = Buffer.from(content.subarray(offset, offset + PART_BYTES)).toString('base64');
      await this.read('POST', '/append/part', { id, fileIndex: 0, offset, bytes });
    }
    return id;
  }

  beginCheck(id: string): Promise<WireResponse> {
    return this.send('POST', '/begin/check', { id, mapping: noMapping });
  }

  /** Waits until an import is in another state than these. */
  async waitWhile(id: string, states: readonly string[]): Promise<Import> {
    for (let poll = 0; poll < MAX_POLLS; poll += 1) {
      const view = await this.read('GET', `/${id}`);
      if (!states.includes(view.state)) return view;
      await sleep(POLL_MS);
    }
    throw new Error('The check does not end');
  }

  /** Checks a file to the end; returns its import. */
  async check(name: string, content: Uint8Array): Promise<Import> {
    const id = await this.upload(name, content);
    await this.beginCheck(id);
    return this.waitWhile(id, ['waiting', 'checking']);
  }

  /** Removes an import; returns what is left of it and of unpacked files. */
  async remove(id: string): Promise<string[]> {
    await this.send('DELETE', `/${id}`);
    const { dataDir } = this.#target;
    const unpacked = readdirSync(dataDir).filter((name) => name.startsWith('incoming-'));
    return [...readdirSync(join(dataDir, 'imports')).filter((name) => name === id), ...unpacked];
  }
}
