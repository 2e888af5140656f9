import { AccountPage } from './account-page.tsx';
import { PlainPart } from '../plain-page.tsx';
import * as screens from '#texts/screens';
import * as texts from '#texts/pages/account/upgrade';

/** Explains that there are no paid plans. */
export const Component = () => (
  <AccountPage title={screens.upgrade}>
    <PlainPart lead={texts.lead} text={texts.text} />
  </AccountPage>
);
