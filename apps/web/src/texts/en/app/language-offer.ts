export const offers = {
  kk: { text: 'Vitrina is also in Kazakh.', accept: 'Switch to Kazakh', refuse: 'No, thanks' },
  en: { text: 'Vitrina is also in English.', accept: 'Switch to English', refuse: 'No, thanks' },
};
