import { Page } from '../routing/page.tsx';
import { MarketOverview } from './market-overview.tsx';
import * as screens from '#texts/screens';

/** The market of the week, of which / shows four lines. */
export const Component = () => (
  <Page title={screens.market}>
    <MarketOverview />
  </Page>
);
