export const title = 'Кодты енгізіңіз';
export const label = 'Кіру коды';
export const changeEmail = 'E-mail-ді өзгерту';
export const signIn = 'Кіру';

export const required = 'Міндетті өріс';
export const invalidInput = 'Код қате';

export const resend = 'Кодты қайта жіберу';
export const resendAfter = (countdown: string) => `Кодты қайта жіберуге ${countdown} қалды`;
