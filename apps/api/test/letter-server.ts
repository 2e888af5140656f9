import { systemRandom } from '../src/auth/random.ts';
import { createLog } from '../src/server/http/log.ts';
import { SCHEMA_VERSION } from '../src/analytics/schema/table-versions.ts';
import { openServedWeeks } from '../src/served-weeks/served-weeks.ts';
import { createLetters } from '../src/letter/letters.ts';
import { sendDueLetters } from '../src/letter/send-letters.ts';
import { replaceFollowList } from '../src/store/follow-lists.ts';
import { subscribe } from '../src/store/letters.ts';
import { publishWeeks } from '../src/store/published-weeks.ts';
import { findOrAddUser } from '../src/store/users.ts';
import { openKeptAnalytics } from './clickhouse.ts';
import { openTestStore } from './database.ts';
import { shareMarket, type Offer } from './market.ts';
import { recordWeek } from './record-week.ts';
import { startSmtp } from './smtp.ts';

/** Key of the signed links, and the origin of all links. */
export const key = 'a pepper of at least 32 characters';
export const origin = 'https://vitrina.example.kz';

/** Seller 1 is undercut on card 1 in week 46, and sells more. */
const offers: Readonly<Record<number, readonly Partial<Offer>[]>> = {
  45: [
    { seller_id: 1, product_id: 1, price: 100_000, sales_count: 20 },
    { seller_id: 2, product_id: 1, price: 110_000, sales_count: 10 },
  ],
  46: [
    { seller_id: 1, product_id: 1, price: 100_000, sales_count: 40 },
    { seller_id: 2, product_id: 1, seller_title: '<b>Дүкен</b>', price: 95_000, sales_count: 10 },
  ],
};

/** Builds both weeks once; `open` starts with a new app database. */
export async function buildLetterWeeks() {
  const analytics = await openKeptAnalytics('markets');
  const snapshots = new Map<number, number>();
  for (const [week, rows] of Object.entries(offers))
    snapshots.set(Number(week), (await shareMarket(analytics, rows)).snapshot);
  return { analytics, snapshots, close: () => analytics.close() };
}

/** Opens the sending of letters, with one user, a mail server and a clock that the test moves. */
export async function openLetterServer({
  analytics,
  snapshots,
}: Awaited<ReturnType<typeof buildLetterWeeks>>) {
  const store = await openTestStore();
  const smtp = await startSmtp();
  const ending = new AbortController();
  const lines: string[] = [];
  let time = Date.parse('2026-11-16T04:00:00.000Z');
  const now = () => new Date(time);
  const addUser = (email: string) => findOrAddUser(store, { email, id: systemRandom.id(), now: now() });
  const { id: userId } = await addUser('aigerim@example.kz');
  const open = (smtpUrl: string) =>
    createLetters({
      store,
      analytics,
      servedWeeks: openServedWeeks(store, analytics),
      mail: { smtpUrl, from: 'Vitrina <letters@example.kz>' },
      origin,
      key,
      now,
      log: createLog({ write: (line) => void lines.push(line) }),
      shutdown: ending.signal,
    });
  const look = (smtpUrl = smtp.url) => sendDueLetters(open(smtpUrl));
  return {
    store,
    mails: smtp.mails,
    userId,
    addUser,
    log: () => lines.join(''),
    now,
    advanceClock: (ms: number) => void (time += ms),
    /** Publishes a week; a repetition acts like `--replace`. */
    publish: (weekNumber: number, { isDemo = false, daysCount = 7 } = {}) => {
      const manifest = { version: SCHEMA_VERSION, tables: {}, daysCount };
      const week = recordWeek({ weekNumber, snapshot: snapshots.get(weekNumber) ?? 0, isDemo }, manifest);
      return publishWeeks(store, [week], { removeDemo: false });
    },
    /** Checks once for a new week and due letters. */
    look,
    subscribe: () => subscribe(store, userId, now()),
    followShop: () =>
      replaceFollowList(store, userId, {
        version: 0,
        follows: [
          { kind: 'seller', id: 1, note: '', isMine: true, since: '' },
          { kind: 'product', id: 1, note: '', isMine: false, since: '' },
          { kind: 'section', id: 1001, note: '', isMine: false, since: '' },
        ],
      }),
    close: async () => {
      ending.abort();
      await smtp.close();
      await store.close();
    },
  };
}
