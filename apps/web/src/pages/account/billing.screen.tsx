import { AccountPage } from './account-page.tsx';
import { PlainPart } from '../plain-page.tsx';
import * as screens from '#texts/screens';
import * as texts from '#texts/pages/account/billing';

/** Explains that the product is free of charge. */
export const Component = () => (
  <AccountPage title={screens.billing}>
    <PlainPart lead={texts.lead} text={texts.text} />
  </AccountPage>
);
