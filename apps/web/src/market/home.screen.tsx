import { createLazyComponent } from '@vitrina/ui/lazy/lazy-component';
import { Button } from '@vitrina/ui/primitives/button';
import { LoadingState } from '@vitrina/ui/primitives/states';
import { type ReactNode, Suspense } from 'react';
import { Page } from '../routing/page.tsx';
import { FollowedAndRecent } from './followed-and-recent.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { MarketOverview } from './market-overview.tsx';
import { ReturnLink } from './return-link.tsx';
import { useBrowsing } from './use-browsing.ts';
import { useHomeState } from './use-home-state.ts';
import * as screens from '#texts/screens';
import * as texts from '#texts/market/question';

const MyWeek = createLazyComponent(async () => (await import('./mine/my-week.tsx')).MyWeek);
const ShopQuestion = createLazyComponent(
  async () => (await import('./question/shop-question.tsx')).ShopQuestion,
);

/** The market of the week, and a quiet way to name the own shop. */
function Market({ canName }: { canName: boolean }) {
  const [, setBrowsing] = useBrowsing();
  return (
    <>
      {canName && (
        <p className="flex justify-end px-(--gutter) pt-2 print:hidden">
          <Button small variant="quiet" onClick={() => setBrowsing(false)} className="-mr-2">
            {texts.nameShop}
          </Button>
        </p>
      )}
      <MarketOverview>
        <FollowedAndRecent />
      </MarketOverview>
    </>
  );
}

/** What the home screen shows. */
function Content(): ReactNode {
  const state = useHomeState();
  if (state.name === 'loading')
    return (
      <LoadingState>
        <HomeSkeleton />
      </LoadingState>
    );
  if (state.name === 'market') return <Market canName={state.canName} />;
  return (
    <Suspense fallback={<HomeSkeleton />}>
      {state.name === 'shop' ? <MyWeek sellerId={state.sellerId} /> : <ShopQuestion />}
    </Suspense>
  );
}

/** The home screen: the week of the own shop, the question which one it is, or the market. */
export const Component = () => (
  <Page title={screens.home}>
    <ReturnLink />
    <Content />
  </Page>
);
