export const lead = 'Төлейтін ештеңе жоқ';
export const text = 'Vitrina бәріне тегін: карта сұрамаймыз, шот та шығармаймыз.';
