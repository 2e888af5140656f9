import type { contract, ReportPeriod } from '@vitrina/contract';
import { ContractError, type ResponseBodyOf } from '@vitrina/contract/serving';
import { readDaysCount } from '../analytics/snapshot/week-manifest.ts';
import type { MailText } from '../auth/code-mail-text.ts';
import type { ReadEvents } from '../follow/read-events.ts';
import type { ReadReport } from '../follow/read-report.ts';
import type { ServedWeeks } from '../served-weeks/served-weeks.ts';
import { readFollowList } from '../store/follow-lists.ts';
import type { Letter } from '../store/letters.ts';
import type { Store } from '../store/store.ts';
import { composeLetter, type LetterReports } from './letter-content.ts';
import { renderLetter } from './render-letter.ts';
import { createUnsubscribeUrl } from './unsubscribe-link.ts';

/** Reports of a letter's head, from the server's cache. */
type LetterReportHandlers = Readonly<Record<'weekHistory' | 'sellerHistory' | 'sellerPrices', ReadReport>>;

/** Dependencies of writing a letter. */
export interface LetterDeps {
  store: Store;
  servedWeeks: ServedWeeks;
  readEvents: ReadEvents;
  reports: LetterReportHandlers;
  /** Origin of the product's addresses. */
  origin: string;
  /** Key that signs the unsubscribe URLs. */
  key: string;
}

/** A written letter, and its unsubscribe URL. */
export interface WrittenLetter {
  mail: MailText;
  unsubscribeUrl: string;
}

/** Resolves with undefined if the subject is absent. */
const unlessAbsent = <Body>(reading: Promise<Body>): Promise<Body | undefined> =>
  reading.catch((error: unknown) => {
    if (error instanceof ContractError && error.status === 404) return undefined;
    throw error;
  });

async function readShop(
  { reports }: LetterDeps,
  { year, weekNumber }: ReportPeriod,
  sellerId: number,
  signal: AbortSignal,
): Promise<LetterReports['shop']> {
  const params = { year, weekNumber, sellerId };
  const history = await unlessAbsent(
    reports.sellerHistory<ResponseBodyOf<typeof contract.seller.history>>(
      { ...params, weeks: 2 },
      { signal },
    ),
  );
  const prices = await unlessAbsent(
    reports.sellerPrices<ResponseBodyOf<typeof contract.seller.prices>>({ ...params, only: '' }, { signal }),
  );
  return history && { history: history.sellerHistory, prices: prices?.sellerPrices };
}

/** Writes the letter about a week to one user, from the same reports that everybody can read. */
export async function writeLetter(
  deps: LetterDeps,
  { userId, email, language, year, weekNumber }: Letter,
  signal: AbortSignal,
): Promise<WrittenLetter> {
  const { store, servedWeeks, readEvents, reports, origin, key } = deps;
  const week = { year, weekNumber };
  const { follows } = await readFollowList(store, userId);
  const mine = follows.find(({ isMine }) => isMine)?.id ?? 0;
  const happened = await readEvents(week, follows, { signal });
  const { weekHistory } = await reports.weekHistory<ResponseBodyOf<typeof contract.market.history>>(
    { ...week, weeks: 2 },
    { signal },
  );
  const published = (await servedWeeks.read()).find(year, weekNumber);
  const daysCount = readDaysCount(published?.manifest ?? '');
  const shop = mine === 0 ? undefined : await readShop(deps, week, mine, signal);
  const unsubscribeUrl = createUnsubscribeUrl(origin, key, userId);
  const content = composeLetter(week, { mine, language }, { market: weekHistory, happened, daysCount, shop });
  const links = {
    week: `${origin}/?year=${year}&weekNumber=${weekNumber}`,
    method: `${origin}/method`,
    unsubscribe: unsubscribeUrl,
    email,
  };
  return { mail: renderLetter(content, links), unsubscribeUrl };
}
