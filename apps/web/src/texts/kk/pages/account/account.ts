export const signInLead = 'Құпиясөзсіз кіру';
export const signInText = 'Аккаунт\u00a0— пошта мекенжайыңыз: кіру коды сонда келеді.';
export const aboutYou = 'сіз туралы деректерді';
export const since = 'Тіркелген күні';
export const signedIn = 'Осы құрылғыдағы кіру';
export const keptFor = (lifetime: string) => `соңғы рет ашқаннан бастап ${lifetime}`;
export const signOut = 'Шығу';

export const themeLead = 'Көрініс және тіл';
export const themeText = 'Тақырып осы браузерде, тіл дүйсенбілік хатта да қолданылады.';
export const theme = 'Тақырып';
export const language = 'Тіл';

export const shopLead = 'Менің дүкенім';
export const shopText = 'Басты бет содан басталады, ол әр тізімде белгіленеді.';
export const changeShop = 'Өзгерту';
export const unnamedShop = (id: number) => `№\u00a0${id} дүкен`;

export const entitiesLead = 'Бақылаудағылар және соңғы ашылғандар';
export const entitiesText = (followed: string, most: number) =>
  `Бақылаудағылар аккаунтпен бірге сақталады: ${most} ішінен ${followed}. Соңғы ашылғандарды осы браузер сақтайды, шыққанда олар өшіріледі.`;
export const noEntities =
  'Әзірге ештеңе жоқ: сатушыны, брендті немесе санатты ашсаңыз, олар осында және басты бетте шығады.';
export const note = 'Жазба';
export const noteOn = (title: string) => `Жазба: ${title}`;
export const unnamed = (id: number, kind: string) => `№ ${id}, ${kind}`;
export const notInWeek = 'бұл аптада жоқ';

export const revoke = 'Кері қайтару';
export const revokeAfterQuestion = 'Кері қайтару…';
export const whatIsRevoked = ': {name}';
export const keep = 'Қалдыру';
