import { PlainPage } from './plain-page.tsx';

/** What there is to pay today: nothing. */
export const Component = () => (
  <PlainPage title="Billing" lang="en">
    <p>Платить не за что: Vitrina сейчас бесплатна, карту мы не просим и счетов не выставляем.</p>
  </PlainPage>
);
