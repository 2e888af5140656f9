import type { Health } from '@vitrina/contract';
import type { Analytics } from '../analytics/analytics.ts';
import { isOutdated } from '../analytics/lost-loads.ts';
import { formatWeek } from '../feed/week.ts';
import type { ServedWeeks } from '../server/weeks/served-weeks.ts';
import type { PublishedWeekRecord } from '../store/published-weeks.ts';

/** How long the engine may take to say that it is there. */
const PROBE_MS = 1000;

async function engineAnswers(analytics: Analytics): Promise<boolean> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('The engine did not answer in time')), PROBE_MS);
  try {
    await Promise.race([analytics.rows('SELECT 1'), late.promise]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

const notServed = (why: string, weeks: readonly PublishedWeekRecord[]) =>
  weeks.length > 0 &&
  `${why} и не показываются недели: ${weeks.map(formatWeek).join(', ')}. Загрузите их заново.`;

/** Says how the server is: whether reports can be asked for, and which weeks are not served. */
export async function checkHealth(analytics: Analytics, published: ServedWeeks): Promise<Health> {
  const [answers, weeks, damaged] = await Promise.all([
    engineAnswers(analytics),
    published.list(),
    published.listDamaged(),
  ]);
  const sentences = [
    answers ? 'Сервер работает.' : 'Сервер работает, но отчёты пока недоступны: движок перезапускается.',
    notServed(
      'Повреждены',
      damaged.filter((week) => !isOutdated(week)),
    ),
    notServed('Собраны прежней версией', damaged.filter(isOutdated)),
    weeks.length > 0 ? `Опубликовано недель: ${weeks.length}.` : 'Нет ни одной опубликованной недели.',
  ];
  return { ok: true, message: sentences.filter(Boolean).join(' ') };
}
