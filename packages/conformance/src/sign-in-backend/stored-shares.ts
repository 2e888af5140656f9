import {
  type CreatedShare,
  LINK_REQUESTS_PER_MINUTE,
  MAX_SHARES,
  type ReportPeriod,
  type Share,
  type SharedScreen,
  type Shares,
} from '@vitrina/contract';
import { ContractError, readSharedAddress, type SharedLink } from '@vitrina/contract/serving';
import { RequestMinutes } from './request-minutes.ts';
import type { StoredValue } from './stored-value.ts';

interface StoredShare extends Share {
  readonly email: string;
  readonly token: string;
}

/** The links of all persons, the latest first. */
export interface SharesState {
  readonly shares: readonly StoredShare[];
}

/** The state without links. */
export const noShares: SharesState = { shares: [] };

const DAY_MS = 86_400_000;

const createId = () => crypto.randomUUID().replaceAll('-', '');

const toShare = ({ email: _email, token: _token, ...shown }: StoredShare): Share => shown;

/** Links for others, as every backend serves them; their weeks are never published again. */
export class StoredShares {
  readonly #stored: StoredValue<SharesState>;
  readonly #periods: readonly ReportPeriod[];
  readonly #minutes = new RequestMinutes(LINK_REQUESTS_PER_MINUTE);

  /** @param periods the published weeks */
  constructor(stored: StoredValue<SharesState>, periods: readonly ReportPeriod[]) {
    this.#stored = stored;
    this.#periods = periods;
  }

  #listLive(): readonly StoredShare[] {
    const now = new Date().toISOString();
    return this.#stored.read().shares.filter(({ expiresAt }) => expiresAt > now);
  }

  #find(token: string): StoredShare | undefined {
    return this.#listLive().find((one) => one.token === token);
  }

  /** The live links of a person. */
  list(email: string): Shares {
    return {
      shares: this.#listLive()
        .filter((one) => one.email === email)
        .map(toShare),
    };
  }

  /** Makes a link of a person. Throws ContractError VALIDATION_ERROR, and REPORT_NOT_FOUND where its week is not published. */
  create(email: string, path: string, expiresInDays: number, origin: string): CreatedShare {
    const address = readSharedAddress(path);
    if (!address) throw new ContractError('VALIDATION_ERROR', { fields: ['path'] });
    const { year, weekNumber } = address;
    if (!this.#periods.some((one) => one.year === year && one.weekNumber === weekNumber))
      throw new ContractError('REPORT_NOT_FOUND');
    if (this.list(email).shares.length >= MAX_SHARES)
      throw new ContractError('VALIDATION_ERROR', { reason: 'too-many-links' });
    const now = Date.now();
    const [createdAt, expiresAt] = [new Date(now), new Date(now + expiresInDays * DAY_MS)];
    const times = { createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
    const made = { id: createId(), path, year, weekNumber, ...times };
    const token = `link_${createId()}`;
    this.#stored.write({ shares: [{ ...made, token, email }, ...this.#listLive()] });
    return { ...made, token, url: `${origin}/s/${token}` };
  }

  /** Revokes a link of a person. Throws ContractError SHARE_NOT_FOUND. */
  revoke(email: string, id: string): Shares {
    if (!this.list(email).shares.some((one) => one.id === id)) throw new ContractError('SHARE_NOT_FOUND');
    this.#stored.write({ shares: this.#listLive().filter((one) => one.id !== id) });
    return this.list(email);
  }

  /** Deletes the links of a person. */
  forget(email: string): void {
    this.#stored.write({ shares: this.#listLive().filter((one) => one.email !== email) });
  }

  /** What a link opens. Throws ContractError SHARE_NOT_FOUND. */
  open(token: string): SharedScreen {
    const found = this.#find(token);
    if (!found) throw new ContractError('SHARE_NOT_FOUND');
    const { path, year, weekNumber, expiresAt } = found;
    return { path, year, weekNumber, expiresAt, isReplaced: false, isFormulaChanged: false };
  }

  /** The screen that a token opens; undefined without one. Throws ContractError UNAUTHORIZED, TOO_MANY_REQUESTS. */
  admit(token: string | undefined): SharedLink | undefined {
    if (token === undefined) return undefined;
    const found = this.#find(token);
    const address = found && readSharedAddress(found.path);
    if (!found || !address) throw new ContractError('UNAUTHORIZED', { reason: 'link-refused' });
    return { ...address, headers: this.#minutes.count(found.id, Date.now()) };
  }
}
