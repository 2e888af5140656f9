import { useQuery } from '@tanstack/react-query';
import { useIsServed } from '../api/served-profiles.ts';
import { useFollows } from '../follow/follows-context.ts';
import { followsQuery } from '../follow/follows-query.ts';
import { useKnownFollows, useOwnShop } from '../follow/known-follows.ts';
import { useSession } from '../session/session-context.ts';
import { useBrowsing } from './use-browsing.ts';

/** What the home screen shows: the own shop, the question for it, or the market. */
export type HomeState =
  | { name: 'shop'; sellerId: number }
  | { name: 'question' | 'loading' }
  | { name: 'market'; canName: boolean };

/** Returns what the home screen shows; `loading` until it is known whether the person has a shop. */
export function useHomeState(): HomeState {
  const shop = useOwnShop();
  const isKnown = useKnownFollows() !== undefined;
  const isLoaded = useFollows() !== undefined;
  const { isError } = useQuery({ ...followsQuery(useSession()), retryOnMount: false });
  const [isBrowsing] = useBrowsing();
  const hasAccounts = useIsServed('account');
  const hasInsight = useIsServed('insight');
  if (!hasAccounts || !hasInsight) return { name: 'market', canName: false };
  if (shop !== undefined) return { name: 'shop', sellerId: shop };
  if (isBrowsing && (isKnown || isError)) return { name: 'market', canName: isLoaded };
  if (isLoaded) return { name: 'question' };
  return isError ? { name: 'market', canName: false } : { name: 'loading' };
}
