import { Page } from '../routing/page.tsx';
import { FollowedAndRecent } from './followed-and-recent.tsx';
import { MarketOverview } from './market-overview.tsx';
import { ReturnLink } from './return-link.tsx';
import * as screens from '#texts/screens';

/** The home screen: the market, the followed and the recent entities. */
export const Component = () => (
  <Page title={screens.home}>
    <ReturnLink />
    <MarketOverview>
      <FollowedAndRecent />
    </MarketOverview>
  </Page>
);
