export const demoData = 'Демо-деректер';
export const demo = 'Демо';
export const demoWeek = (week: string) => `${week}, демо-деректер`;

export const printWaits = 'Деректер жүктелгенде басып шығару басталады';
export const printedTooEarly =
  'Деректердің бір бөлігі әлі жүктелуде еді: басып шығаруды жауып, қайта ашыңыз.';
export const loadOwn = 'Өз деректеріңізді жүктеу';
