import { statfs } from 'node:fs/promises';
import { Gauge } from 'prom-client';
import type { Analytics } from '../analytics/analytics.ts';
import { getWeekEnd } from '../period/iso-week.ts';
import type { ServedWeeks } from '../server/weeks/served-weeks.ts';
import { StoreDamaged } from '../store/store-damaged.ts';
import { StoreUnavailable } from '../store/store-unavailable.ts';
import type { MetricsRegistry } from './metrics.ts';

/** What the state of the server is read from. */
export interface StateSources {
  readonly analytics: Pick<Analytics, 'problem' | 'restartCount'>;
  readonly servedWeeks: Pick<ServedWeeks, 'list' | 'listDamaged' | 'listOutdated'>;
  /** Alarms of sign-in and how often each was raised since the start. */
  readonly alarms: Readonly<Record<string, number>>;
  /** Folder with all data of the server. */
  readonly dataDir: string;
}

/** Reads the weeks by state; undefined while the app database cannot be used. */
async function readWeeks({ servedWeeks }: Pick<StateSources, 'servedWeeks'>) {
  try {
    const [served, refused, outdated] = await Promise.all([
      servedWeeks.list(),
      servedWeeks.listDamaged(),
      servedWeeks.listOutdated(),
    ]);
    const failed = outdated.filter(({ failure }) => failure);
    return { served, refused, upgrading: outdated.length - failed.length, 'not upgraded': failed.length };
  } catch (error) {
    if (error instanceof StoreUnavailable || error instanceof StoreDamaged) return undefined;
    throw error;
  }
}

/** Registers the gauges that need the app database: without it, only that it is down is known. */
function registerStoreGauges(registers: MetricsRegistry[], sources: StateSources): void {
  new Gauge({
    name: 'vitrina_app_database_up',
    help: '1 while the app database can be read, else 0',
    registers,
    async collect() {
      this.set((await readWeeks(sources)) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'vitrina_weeks',
    help: 'Published weeks by state: served or refused because their data cannot be read; of the served ones those that are upgrading or could not be upgraded',
    labelNames: ['state'] as const,
    registers,
    async collect() {
      const weeks = await readWeeks(sources);
      for (const state of ['served', 'refused'] as const)
        if (weeks) this.set({ state }, weeks[state].length);
        else this.remove({ state });
      for (const state of ['upgrading', 'not upgraded'] as const)
        if (weeks) this.set({ state }, weeks[state]);
        else this.remove({ state });
    },
  });
  new Gauge({
    name: 'vitrina_newest_week_age_seconds',
    help: 'Time since the end of the newest served week',
    registers,
    async collect() {
      const newest = (await readWeeks(sources))?.served[0];
      if (newest) this.set((Date.now() - getWeekEnd(newest)) / 1000);
      else this.remove();
    },
  });
}

function registerEngineGauges(registers: MetricsRegistry[], analytics: StateSources['analytics']): void {
  new Gauge({
    name: 'vitrina_engine_up',
    help: '1 while the engine runs, 0 while it restarts',
    registers,
    collect() {
      this.set(analytics.problem() === undefined ? 1 : 0);
    },
  });
  new Gauge({
    name: 'vitrina_engine_restarts',
    help: 'Restarts of the engine by this process since its start',
    registers,
    collect() {
      this.set(analytics.restartCount());
    },
  });
}

function registerDiskGauge(registers: MetricsRegistry[], dataDir: string): void {
  new Gauge({
    name: 'vitrina_data_disk_bytes',
    help: 'Size of the file system of the data directory, by state: free or total',
    labelNames: ['state'] as const,
    registers,
    async collect() {
      const { bsize, bavail, blocks } = await statfs(dataDir);
      this.set({ state: 'free' }, bsize * bavail);
      this.set({ state: 'total' }, bsize * blocks);
    },
  });
}

/** Registers gauges that read the state of weeks, engine, sign-in and disk when the metrics are scraped. */
export function registerStateMetrics(registry: MetricsRegistry, sources: StateSources): void {
  const registers = [registry];
  registerStoreGauges(registers, sources);
  registerEngineGauges(registers, sources.analytics);
  registerDiskGauge(registers, sources.dataDir);
  new Gauge({
    name: 'vitrina_sign_in_alarms',
    help: 'Alarms of sign-in since the start, by name',
    labelNames: ['name'] as const,
    registers,
    collect() {
      for (const [name, count] of Object.entries(sources.alarms)) this.set({ name }, count);
    },
  });
}
