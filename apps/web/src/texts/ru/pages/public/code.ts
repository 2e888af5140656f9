export const title = 'Введите код';
export const label = 'Код для входа';
export const changeEmail = 'Изменить e-mail';
export const signIn = 'Войти';

/** Errors of the specification. */
export const required = 'Required';
export const invalidInput = 'Invalid input';

export const resend = 'Отправить код ещё раз';
export const resendAfter = (countdown: string) => `Отправить код ещё раз можно через ${countdown}`;
