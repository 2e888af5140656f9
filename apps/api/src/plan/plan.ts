/** Size of the planned market: offers of a week, weeks to ingest, and weeks that stay published. */
export interface Market {
  readonly offers: number;
  readonly weeks: number;
  readonly kept: number;
  /** Disk of one server. */
  readonly diskBytes: number;
}

/** Needs of one machine. */
export interface Plan {
  /** Disk of the published weeks. */
  readonly weeksBytes: number;
  /** Disk that an ingest needs in addition, while it runs. */
  readonly ingestBytes: number;
  /** Peak memory of all processes during an ingest. */
  readonly memoryBytes: number;
  readonly weekSeconds: number;
  readonly allWeeksSeconds: number;
  /** Number of shards, each on servers with this disk; 1 if one server has room for all weeks. */
  readonly shards: number;
  /** Disk of the largest of several shards. */
  readonly shardBytes: number;
}

/** Spreads weeks over as few shards as have room for them and an ingest; a shard has at least one week. */
const planShards = (weeks: number, weekBytes: number, ingestBytes: number, diskBytes: number) => {
  const weeksOfShard = Math.max(1, Math.floor((diskBytes - ingestBytes) / weekBytes));
  const shards = Math.ceil(weeks / weeksOfShard);
  return { shards, shardBytes: Math.ceil(weeks / shards) * weekBytes + ingestBytes };
};

/**
 * Run 484b176 of packages/lab/docs/performance.md, point 5: 10,000,000 offers a week from CSV on two cores. Time
 * grows with the offers by the exponent 1. `places` is decision 151's estimate of the later growth of a week's disk.
 */
export const measured = {
  offers: 10_000_000,
  firstWeekBytes: 654e6,
  repeatedWeekBytes: 497e6,
  places: 1.04,
  ingestSeconds: 88.6,
  ingestMemoryBytes: 3_345e6,
} as const;

/** Memory of the server and an idle engine: the minimum of every plan. */
const MIN_MEMORY_BYTES = 1e9;

/**
 * Computes the needs by the measured growth: disk and time are linear; memory is linear only beyond the measured
 * size.
 */
export function planMachine({ offers, weeks, kept, diskBytes }: Market): Plan {
  const scale = offers / measured.offers;
  const firstBytes = measured.firstWeekBytes * measured.places * scale;
  const repeatedBytes = measured.repeatedWeekBytes * measured.places * scale;
  const weekSeconds = measured.ingestSeconds * scale;
  const stored = Math.min(kept, weeks);
  const weeksBytes = firstBytes + (stored - 1) * repeatedBytes;
  const ingestBytes = 2 * firstBytes;
  const isEnough = weeksBytes + ingestBytes <= diskBytes;
  const ofOne = { shards: 1, shardBytes: weeksBytes + ingestBytes };
  return {
    ...(isEnough ? ofOne : planShards(stored, firstBytes, ingestBytes, diskBytes)),
    weeksBytes,
    ingestBytes,
    memoryBytes: Math.max(MIN_MEMORY_BYTES, measured.ingestMemoryBytes * scale),
    weekSeconds,
    allWeeksSeconds: weeks * weekSeconds,
  };
}
