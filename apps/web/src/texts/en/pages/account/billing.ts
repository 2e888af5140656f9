export const title = 'Billing';
export const lead = 'Nothing to pay for';
export const text = 'Vitrina is free for now: we ask for no card and issue no invoices.';
export const facts = {
  Plan: 'free, the same for everyone',
  'Amount due': '0\u00a0₸',
  Card: 'none linked: there is nowhere to enter one',
  Invoices: 'none issued',
};
