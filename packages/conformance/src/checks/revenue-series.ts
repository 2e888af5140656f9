import { contract, MAX_SERIES_WEEKS, type RevenueSeriesBody } from '@vitrina/contract';
import { assertionsOn } from '../kit.ts';
import type { Period, ServerWeek } from '../server-week.ts';
import { unknownId } from './sample-params.ts';
import { nameOf, windowOf } from './windows.ts';

/** The title in a history and its revenues. */
interface NamedRevenues {
  readonly title: string;
  readonly revenues: readonly unknown[];
}

/** Checks the series of some entities of a kind against their histories: one id twice, one that no week has. */
export async function checkSeries(
  week: ServerWeek,
  kind: RevenueSeriesBody['kind'],
  ids: readonly number[],
  readHistory: (id: number, weeks: number) => Promise<NamedRevenues | undefined>,
  published: readonly Period[],
): Promise<void> {
  // An entity that is in none of the weeks would be left out, as its history would be a 404.
  const listed = ids.slice(0, 2);
  if (listed.length === 0) return;
  const given = [...listed.toReversed(), unknownId(week), ...listed.slice(0, 1)];
  const report = await week.read(contract.market.revenueSeries, {
    kind,
    ids: given,
    weeks: MAX_SERIES_WEEKS,
  });
  if (!report) return;
  const { weeks, series } = report.body;
  const assert = assertionsOn(week.kit, report);
  assert.equal('series', 'weeks', windowOf(published, week, MAX_SERIES_WEEKS), weeks.map(nameOf));
  assert.equal(
    'series',
    'ids',
    listed.toReversed(),
    series.map(({ id }) => id),
  );
  for (const { id, title, revenues } of series) {
    const history = await readHistory(id, MAX_SERIES_WEEKS);
    assert.equal('series', `${kind} ${id}: revenues`, history?.revenues, revenues);
    assert.equal('series', `${kind} ${id}: title`, history?.title, title);
  }
}
