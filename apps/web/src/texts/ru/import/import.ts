/** What is fetched, in the accusative. */
export const imports = 'ваши загрузки';

export const forbidden = 'Нет права загружать данные';
export const whoMay =
  'Его даёт администратор сервера: добавляет адрес почты в настройку IMPORTERS. Отчёты доступны и без этого права.';
export const toHome = 'На главную';

export const steps = 'Шаги загрузки';
export const stepNames = {
  files: 'Файлы',
  columns: 'Столбцы',
  check: 'Проверка',
  publish: 'Публикация',
};
export const stepOf = (place: number, count: number, name: string) => `Шаг ${place} из ${count}: ${name}`;

/** @param step what is being done now */
export const progress = (title: string, step: string) => `${title}: ${step}`;
export const waitingSteps = {
  others: 'ждём, пока закончится другая загрузка',
  begins: 'начинаем',
};
export const unreachable = 'нет связи с сервером, ждём';
export const runningSteps = {
  hashing: 'сверяем файлы',
  reading: 'разбираем строки',
  checking: 'проверяем строки',
  building: 'считаем доли и места',
  replicating: 'копируем на все серверы',
  removing: 'убираем прежние данные',
};

export const failed = 'Не получилось';
export const noConnection = 'Нет связи с сервером: попробуйте ещё раз, когда она появится.';
export const unreadable = 'Файл больше не читается';
export const unreadableWhy = 'Его изменили, перенесли или это папка. Выберите файл снова.';
