import type { Health } from '@vitrina/contract';
import type { Analytics } from '../analytics/analytics.ts';
import { isOutdated } from '../analytics/snapshot/unreadable-snapshots.ts';
import { isEngineResponding } from '../operations/state.ts';
import { formatWeek } from '@vitrina/contract/iso-week';
import type { OutdatedWeek } from '../served-weeks/outdated-weeks.ts';
import type { ServedWeeks } from '../served-weeks/served-weeks.ts';
import { StoreDamaged } from '../store/store-damaged.ts';
import type { PublishedWeekRecord } from '../store/published-weeks.ts';

/** Maximum time of the engine's probe query. */
const PROBE_TIMEOUT_MS = 1000;

const DAMAGED_STORE =
  'Повреждена база приложения: вход и отчёты недоступны. Остановите сервер и верните файл vitrina.sqlite из резервной копии.';

const describeUnserved = (reason: string, weeks: readonly PublishedWeekRecord[]) =>
  weeks.length > 0 &&
  `${reason} и не показываются недели: ${weeks.map(formatWeek).join(', ')}. Загрузите их заново.`;

const describeOutdated = (outdated: readonly OutdatedWeek[]) => {
  const failed = outdated.filter(({ failure }) => failure).map(({ week }) => formatWeek(week));
  const left = outdated.length - failed.length;
  return [
    left > 0 && `Недели прежней версии пересчитываются, осталось: ${left}. Часть их отчётов пока недоступна.`,
    failed.length > 0 &&
      `Не удалось пересчитать недели: ${failed.join(', ')}. Часть их отчётов недоступна, загрузите их заново.`,
  ];
};

const describeUnknown = (weeks: ServedWeeks['unknown']) =>
  weeks.length > 0 &&
  `Движок хранит недели, которых не знает база приложения: ${weeks.map(formatWeek).join(', ')}. Верните их командой pnpm recover или удалите командой pnpm discard.`;

function describeServed(count: number, isMakingDemo: boolean): string {
  if (count > 0) return `Опубликовано недель: ${count}.`;
  if (isMakingDemo) return 'Создаётся демонстрационный рынок: отчёты появятся, когда он будет готов.';
  return 'Нет ни одной опубликованной недели.';
}

/** Reads the weeks of health; undefined if the app database is damaged. Throws StoreUnavailable. */
async function readWeeks(servedWeeks: ServedWeeks) {
  try {
    const [served, damaged, outdated] = await Promise.all([
      servedWeeks.list(),
      servedWeeks.listDamaged(),
      servedWeeks.listOutdated(),
    ]);
    return { served, damaged, outdated };
  } catch (error) {
    if (error instanceof StoreDamaged) return undefined;
    throw error;
  }
}

/**
 * Reports the state of the engine and of the published weeks. `ok` is false while the engine does not respond, a
 * published week is not served or not upgraded yet, or the engine has weeks unknown to the app database. Strangers
 * read it, so it tells nothing about attacks.
 */
export async function checkHealth(analytics: Analytics, servedWeeks: ServedWeeks): Promise<Health> {
  const [isAvailable, weeks] = await Promise.all([
    isEngineResponding(analytics, PROBE_TIMEOUT_MS),
    readWeeks(servedWeeks),
  ]);
  if (!weeks) return { ok: false, message: DAMAGED_STORE };
  const { served, damaged, outdated } = weeks;
  const sentences = [
    isAvailable ? 'Сервер работает.' : 'Сервер работает, но отчёты пока недоступны: движок перезапускается.',
    describeUnserved(
      'Повреждены',
      damaged.filter((week) => !isOutdated(week)),
    ),
    describeUnserved('Собраны прежней версией', damaged.filter(isOutdated)),
    ...describeOutdated(outdated),
    describeUnknown(servedWeeks.unknown),
    describeServed(served.length, servedWeeks.isMakingDemo),
  ];
  const isComplete = damaged.length === 0 && outdated.length === 0 && servedWeeks.unknown.length === 0;
  const ok = isAvailable && isComplete;
  return { ok, message: sentences.filter(Boolean).join(' ') };
}
