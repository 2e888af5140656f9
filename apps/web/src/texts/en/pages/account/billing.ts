export const lead = 'Nothing to pay for';
export const text = 'Vitrina is free for now: we ask for no card and issue no invoices.';
export const facts = {
  plan: { name: 'Plan', value: 'free, the same for everyone' },
  amountDue: { name: 'Amount due', value: '0\u00a0₸' },
  card: { name: 'Card', value: 'not needed' },
  invoices: { name: 'Invoices', value: 'none issued' },
};
