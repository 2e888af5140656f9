export const title = 'Кіру';
export const intro = 'E-mail енгізіп, 6 цифрдан тұратын код алыңыз.';
export const requestCode = 'Код алу';
export const terms = (lifetime: string) =>
  `Кіруге де, тіркелуге де\u00a0— бір код, құпиясөз жоқ. Бұл құрылғыдағы кіру соңғы рет ашқаннан бастап ${lifetime} сақталады.`;

export const demoData = 'Демо-деректер';
export const pictureAlt =
  '«Смартфондар» санатының профилі: апта көрсеткіштері, сатушылардың шоғырлануы және олардың кестесі';
