import { AccountPage } from './account-page.tsx';
import { Facts } from '../facts.tsx';
import { PlainPart } from '../plain-page.tsx';

const facts = {
  Тариф: 'бесплатный, он один для всех',
  'К оплате': '0\u00a0₸',
  Карта: 'не привязана: её негде указать',
  Счета: 'ни одного не выставлено',
};

/** Says that the product is free of charge. */
export const Component = () => (
  <AccountPage title="Billing">
    <PlainPart
      lead="Платить не за что"
      text="Vitrina сейчас бесплатна: карту мы не просим и счетов не выставляем."
    >
      <Facts facts={facts} />
    </PlainPart>
  </AccountPage>
);
