import { sql } from '../report/sql.ts';

/** References of each level's indices: the values that half of its units reach; and how many items of it sold. */
export const indexReference = sql`
CREATE TABLE IF NOT EXISTS index_reference (
  snapshot UInt32,
  level Enum8('product' = 1, 'category' = 2, 'brand' = 3),
  places_count UInt32,
  units UInt64,
  units_of_offer Float64,
  offer_median Decimal(18, 2),
  comments_count UInt32,
  rating Float64,
  price Decimal(18, 2)
) ENGINE = MergeTree
PARTITION BY snapshot
ORDER BY (snapshot, level)`;

/** Rank and terms of the index of every category and brand that sold; a product's follow from its row in `product`. */
export const entityIndex = sql`
CREATE TABLE IF NOT EXISTS entity_index (
  snapshot UInt32,
  level Enum8('product' = 1, 'category' = 2, 'brand' = 3),
  id UInt32,
  place UInt32,
  terms Array(Tuple(
    name String,
    value Float64,
    weight Float64,
    inputs Array(Tuple(name String, value Float64, reference Nullable(Float64))),
    loss Float64
  ))
) ENGINE = MergeTree
PARTITION BY snapshot
ORDER BY (snapshot, level, id)`;
