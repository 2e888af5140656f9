export const lead = 'Төлейтін ештеңе жоқ';
export const text = 'Vitrina қазір тегін: карта сұрамаймыз, шот та шығармаймыз.';
export const facts = {
  plan: { name: 'Тариф', value: 'тегін, ол бәріне ортақ' },
  amountDue: { name: 'Төленетін сома', value: '0\u00a0₸' },
  card: { name: 'Карта', value: 'керек емес' },
  invoices: { name: 'Шоттар', value: 'бірде-бірі шығарылмаған' },
};
