export const imports = 'жүктеулеріңізді';

export const forbidden = 'Деректерді жүктеу құқығы жоқ';
export const whoMay =
  'Оны сервер әкімшісі береді: пошта мекенжайын IMPORTERS баптауына қосады. Есептер бұл құқықсыз да ашық.';
export const toHome = 'Басты бетке';

export const steps = 'Жүктеу қадамдары';
export const stepNames = {
  files: 'Файлдар',
  columns: 'Бағандар',
  check: 'Тексеру',
  publish: 'Жариялау',
};
export const stepOf = (place: number, count: number, name: string) => `${count} қадамның ${place}-і: ${name}`;

export const progress = (title: string, step: string) => `${title}: ${step}`;
export const waitingSteps = {
  others: 'басқа жүктеудің аяқталуын күтудеміз',
  begins: 'бастап жатырмыз',
};
export const unreachable = 'сервермен байланыс жоқ, күтудеміз';
export const runningSteps = {
  hashing: 'файлдарды салыстырудамыз',
  reading: 'жолдарды оқудамыз',
  checking: 'жолдарды тексерудеміз',
  building: 'үлестер мен орындарды есептеудеміз',
  replicating: 'барлық серверге көшірудеміз',
  removing: 'бұрынғы деректерді алып тастаудамыз',
};

export const failed = 'Болмады';
export const noConnection = 'Сервермен байланыс жоқ: байланыс пайда болғанда қайталаңыз.';
export const unreadable = 'Файл енді оқылмайды';
export const unreadableWhy = 'Ол өзгертілген, көшірілген немесе бұл — қалта. Файлды қайта таңдаңыз.';
