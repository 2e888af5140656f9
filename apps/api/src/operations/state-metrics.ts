import { statfs } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Gauge } from 'prom-client';
import { getWeekEnd } from '@vitrina/contract/iso-week';
import { StoreDamaged } from '../store/store-damaged.ts';
import { StoreUnavailable } from '../store/store-unavailable.ts';
import type { MetricsRegistry } from '../metrics/metrics.ts';
import type { State, StateSources } from './state.ts';

/** Sources of the gauges, and the log of unreadable ones. */
interface GaugeSources extends StateSources, State {
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** A gauge: its description, and a function that sets its values on a scrape. */
interface StateGauge<Label extends string> {
  readonly name: string;
  readonly help: string;
  readonly labelNames?: readonly Label[];
  readonly read: (gauge: Gauge<Label>) => void | Promise<void>;
}

/** Registers a gauge. An unreadable one is omitted from the scrape and named in the log; the others stay. */
function registerGauge<Label extends string>(
  registry: MetricsRegistry,
  { log }: GaugeSources,
  { read, ...description }: StateGauge<Label>,
): void {
  new Gauge<Label>({
    ...description,
    registers: [registry],
    async collect() {
      this.reset();
      try {
        await read(this);
      } catch (error) {
        // A gauge without labels is 0 after a reset.
        if (!description.labelNames) this.remove();
        log.error({ err: error }, `the metric ${description.name} could not be read`);
      }
    },
  });
}

/** Registers the gauges of weeks: without the app database, only its outage is known. */
function registerStoreGauges(registry: MetricsRegistry, sources: GaugeSources): void {
  const { servedWeeks, storeProblem } = sources;
  registerGauge(registry, sources, {
    name: 'vitrina_app_database_up',
    help: '1 while the app database can be read and written, else 0',
    read: async (gauge) => gauge.set((await storeProblem()) === undefined ? 1 : 0),
  });
  registerGauge(registry, sources, {
    name: 'vitrina_weeks',
    help: 'Published weeks by state: served or refused because their data cannot be read; of the served ones those that are upgrading or could not be upgraded',
    labelNames: ['state'],
    read: async (gauge) => {
      const weeks = await readWeeks(servedWeeks);
      for (const [state, count] of Object.entries(weeks ?? {})) gauge.set({ state }, count);
    },
  });
  registerGauge(registry, sources, {
    name: 'vitrina_newest_week_age_seconds',
    help: 'Time since the end of the newest served week',
    read: async (gauge) => {
      const [newest] = (await unlessDown(servedWeeks.list())) ?? [];
      if (newest) gauge.set((Date.now() - getWeekEnd(newest)) / 1000);
      else gauge.remove();
    },
  });
}

/** Resolves with a value of the app database; undefined while it cannot be read. */
const unlessDown = <Result>(reading: Promise<Result>): Promise<Result | undefined> =>
  reading.catch((error: unknown) => {
    if (error instanceof StoreUnavailable || error instanceof StoreDamaged) return undefined;
    throw error;
  });

/** Counts the weeks by state; undefined while the app database cannot be read. */
const readWeeks = ({ list, listDamaged, listOutdated }: StateSources['servedWeeks']) =>
  unlessDown(
    Promise.all([list(), listDamaged(), listOutdated()]).then(([served, refused, outdated]) => {
      const failed = outdated.filter(({ failure }) => failure).length;
      return {
        served: served.length,
        refused: refused.length,
        upgrading: outdated.length - failed,
        'not upgraded': failed,
      };
    }),
  );

function registerEngineGauges(registry: MetricsRegistry, sources: GaugeSources): void {
  registerGauge(registry, sources, {
    name: 'vitrina_engine_up',
    help: '1 while the engine responds, 0 while it restarts or is away',
    read: async (gauge) => gauge.set((await sources.engineProblem()) === undefined ? 1 : 0),
  });
  registerGauge(registry, sources, {
    name: 'vitrina_engine_restarts',
    help: 'Restarts of the engine by this process since its start',
    read: (gauge) => gauge.set(sources.analytics.restartCount()),
  });
}

/** Registers gauges that read the state of weeks, engine, sign-in and disk on a scrape. */
export function registerStateMetrics(registry: MetricsRegistry, sources: GaugeSources): void {
  registerStoreGauges(registry, sources);
  registerEngineGauges(registry, sources);
  registerGauge(registry, sources, {
    name: 'vitrina_data_disk_bytes',
    help: 'Size of the file system of the data directory, by state: free or total',
    labelNames: ['state'],
    read: async (gauge) => {
      const { bsize, bavail, blocks } = await statfs(sources.dataDir);
      gauge.set({ state: 'free' }, bsize * bavail);
      gauge.set({ state: 'total' }, bsize * blocks);
    },
  });
  registerGauge(registry, sources, {
    name: 'vitrina_sign_in_alarms',
    help: 'Alarms of sign-in since the start, by name',
    labelNames: ['name'],
    read: (gauge) => {
      for (const [name, count] of Object.entries(sources.alarms)) gauge.set({ name }, count);
    },
  });
}
