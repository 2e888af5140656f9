import type { SellerInfo } from '@vitrina/contract';
import { useMemo } from 'react';
import { reports } from '../../api/reports.ts';
import { useFollows } from '../../follow/follows-context.ts';
import { useOwnShop } from '../../follow/known-follows.ts';
import { useFollowedAndRecent } from '../../follow/use-followed-and-recent.ts';
import { useReportParams } from '../../period/use-report-params.ts';
import type { NamedEntity, Standing } from '../option.ts';

/** A followed or recent entity. */
export interface KnownEntity extends NamedEntity {
  /** Revenue of the screen's week, ₸; null or undefined if unknown. */
  revenue?: number | null;
}

/** What entities are to the person. */
export interface Standings {
  /** The followed entities that the week or the one before has, the own shop first. */
  followed: readonly KnownEntity[];
  /** The recent ones that are not followed, latest first. */
  recent: readonly KnownEntity[];
  find: (entity: Pick<NamedEntity, 'kind' | 'id'>) => Standing | undefined;
}

const getKey = ({ kind, id }: Pick<NamedEntity, 'kind' | 'id'>): string => `${kind} ${id}`;

/** Lists the keys of a shop's main categories and brands. */
const listMainKeys = (shop: SellerInfo | undefined): readonly string[] => [
  ...(shop?.topCategories ?? []).map(({ id }) => `category ${id}`),
  ...(shop?.topBrands ?? []).map(({ id }) => `brand ${id}`),
];

/** Returns what entities are to the person; reads the profile of the own shop. */
export function useStandings(): Standings {
  const { follows, events } = useFollows() ?? {};
  const { recent } = useFollowedAndRecent();
  const shopId = useOwnShop();
  const { week } = useReportParams();
  const shop = reports.seller.info.useQuery(
    week && shopId !== undefined ? { ...week, sellerId: shopId } : undefined,
  ).data?.sellerInfo;
  return useMemo(() => {
    // The later entry counts.
    const standings = new Map<string, Standing>([
      ...recent.map((entity) => [getKey(entity), 'recent'] as const),
      ...(follows ?? []).map((follow) => [getKey(follow), 'followed'] as const),
      ...listMainKeys(shop).map((key) => [key, 'ofMine'] as const),
      ...(shopId === undefined ? [] : ([[`seller ${shopId}`, 'mine']] as const)),
    ]);
    const find: Standings['find'] = (entity) => standings.get(getKey(entity));
    const isMine = (entity: NamedEntity) => find(entity) === 'mine';
    const followed = events?.followed ?? [];
    return {
      followed: [...followed.filter(isMine), ...followed.filter((entity) => !isMine(entity))],
      recent,
      find,
    };
  }, [follows, events, recent, shop, shopId]);
}
