export const lead = 'Платить не нужно';
export const text = 'Vitrina сейчас бесплатна: карту мы не просим и счетов не выставляем.';
export const facts = {
  plan: { name: 'Тариф', value: 'бесплатный, он один для всех' },
  amountDue: { name: 'К оплате', value: '0\u00a0₸' },
  card: { name: 'Карта', value: 'не нужна' },
  invoices: { name: 'Счета', value: 'ни одного не выставлено' },
};
