import type { FollowEvents, FollowsBody, Letter, ReportPeriod } from '@vitrina/contract';
import { ContractError } from '@vitrina/contract/serving';
import type { AnyFollow } from '../computation/entities.ts';
import type { StoredValue } from './stored-value.ts';

/** What is stored for one person; each change of the list raises the version. */
interface Account {
  readonly version: number;
  readonly follows: readonly AnyFollow[];
  /** Keys of the events that the person has seen. */
  readonly seen: readonly string[];
  readonly isSubscribed?: boolean;
}

/** What is stored for each person, by e-mail address. */
export type FollowsState = Readonly<Record<string, Account>>;

/** The state where nothing is stored. */
export const noFollows: FollowsState = {};

const nothing: Account = { version: 0, follows: [], seen: [] };

/** Computes the events of a week for a person who has seen none; undefined where the week is not published. */
type ComputeEvents = (
  week: ReportPeriod,
  follows: readonly AnyFollow[],
) => Omit<FollowEvents, 'unseenCount'> | undefined;

const toList = ({ version, follows }: Account) => ({
  body: {
    follows: follows.filter((one) => one.kind !== 'section'),
    sections: follows.filter((one) => one.kind === 'section'),
  },
  headers: { etag: `"${version}"` },
});

/** What is stored for persons, as every backend answers it. */
export class StoredFollows {
  readonly #stored: StoredValue<FollowsState>;
  readonly #compute: ComputeEvents;

  constructor(stored: StoredValue<FollowsState>, compute: ComputeEvents) {
    this.#stored = stored;
    this.#compute = compute;
  }

  #read(email: string): Account {
    return this.#stored.read()[email] ?? nothing;
  }

  #write(email: string, account: Account): void {
    this.#stored.write({ ...this.#stored.read(), [email]: account });
  }

  #happened(week: ReportPeriod, follows: readonly AnyFollow[]) {
    const happened = this.#compute(week, follows);
    if (happened === undefined) throw new ContractError('REPORT_NOT_FOUND');
    const keyOf = (event: object) => JSON.stringify([week.year, week.weekNumber, event]);
    return { happened, keyOf, keys: [...happened.events, ...happened.sectionEvents].map(keyOf) };
  }

  /** The list of a person, with the ETag of its state. */
  list(email: string) {
    return toList(this.#read(email));
  }

  /** Replaces the list of a person; without sections those stay. Throws ContractError: VALIDATION_ERROR without If-Match, CONFLICT for another state. */
  replace(email: string, ifMatch: string | undefined, { follows, sections }: FollowsBody) {
    const account = this.#read(email);
    if (ifMatch === undefined) throw new ContractError('VALIDATION_ERROR', { fields: ['If-Match'] });
    if (ifMatch !== `"${account.version}"`) throw new ContractError('CONFLICT');
    const kept = sections ?? account.follows.filter(({ kind }) => kind === 'section');
    const next = { ...account, version: account.version + 1, follows: [...follows, ...kept] };
    this.#write(email, next);
    return toList(next);
  }

  /** The events of a week. Throws ContractError REPORT_NOT_FOUND. */
  events(email: string, week: ReportPeriod): FollowEvents {
    const { follows, seen } = this.#read(email);
    const { happened, keyOf } = this.#happened(week, follows);
    const addSeen = <Event extends object>(event: Event) => ({
      ...event,
      isUnseen: !seen.includes(keyOf(event)),
    });
    const events = happened.events.map(addSeen);
    const unseenCount = events.filter(({ isUnseen }) => isUnseen).length;
    return { ...happened, events, sectionEvents: happened.sectionEvents.map(addSeen), unseenCount };
  }

  /** Marks the events of a week as seen. Throws ContractError REPORT_NOT_FOUND. */
  markSeen(email: string, week: ReportPeriod): { unseenCount: number } {
    const account = this.#read(email);
    const { keys } = this.#happened(week, account.follows);
    this.#write(email, { ...account, seen: [...new Set([...account.seen, ...keys])] });
    return { unseenCount: 0 };
  }

  /** Deletes what is stored for a person. */
  forget(email: string): void {
    const { [email]: _forgotten, ...others } = this.#stored.read();
    this.#stored.write(others);
  }

  /** Whether a person gets the letters. */
  letter(email: string): Letter {
    return { isSubscribed: this.#read(email).isSubscribed === true };
  }

  /** Begins or ends the letters to a person. */
  setLetter(email: string, letter: Letter): Letter {
    this.#write(email, { ...this.#read(email), ...letter });
    return letter;
  }
}
