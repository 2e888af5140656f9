/** The offer of a language, in that language, until a person chooses one. */
export const offers = {
  kk: { text: 'Vitrina қазақ тілінде де бар.', accept: 'Қазақшаға ауысу', refuse: 'Жоқ, рақмет' },
  en: { text: 'Vitrina is also in English.', accept: 'Switch to English', refuse: 'No, thanks' },
};
