import type { AuthTexts } from './texts-type.ts';

const minutes = new Intl.NumberFormat('ru', { style: 'unit', unit: 'minute', unitDisplay: 'long' });

export const ru: AuthTexts = {
  mailed: 'Код отправлен на почту',
  capped:
    'Сейчас слишком много новых адресов: код придёт, если этот адрес уже входил. Если нет, попробуйте через час',
  logged: 'Почта на сервере не настроена: код в\u00a0терминале, где он запущен',
  signedOut: 'Вы вышли',
  accountDeleted: 'Учётная запись удалена',
  codeMail: {
    subject: 'Код для входа в Vitrina',
    title: 'Код для входа',
    validity: (count) => `Код действует ${minutes.format(count).replace(' ', '\u00a0')} и подходит один раз.`,
    warning: 'Никому его не сообщайте: мы никогда не спрашиваем код ни по телефону, ни в переписке.',
    unexpected: 'Если вы не входили в Vitrina, просто удалите это письмо: без кода никто не войдёт.',
    secondStep:
      'Это второй код: недавно кто-то подбирал чужие коды, поэтому на новом устройстве нужны два. Введите его на той же странице.',
    product: 'Vitrina: отчёты о продажах на маркетплейсе по неделям',
  },
};
