export const title = 'Вход';
export const intro = 'Введите e-mail и получите код из 6 цифр.';
export const requestCode = 'Получить код';
export const terms = (lifetime: string) =>
  `Вход и регистрация\u00a0— один и тот же код, пароля нет. Вход на этом устройстве хранится ${lifetime} с\u00a0последнего посещения.`;

export const demoData = 'Демо-данные';
export const pictureAlt =
  'Профиль категории «Смартфоны»: показатели недели, концентрация продавцов и их таблица';
