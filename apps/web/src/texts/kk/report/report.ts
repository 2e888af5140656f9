export const offline = 'Желі жоқ';
export const needsNetwork = (what: string) =>
  `Мынаны көрсету үшін желі қажет: ${what}. Желі келгенде өзі жүктеледі.`;

export const cannotShow = (what: string) => `Көрсету мүмкін болмады: ${what}`;
export const brokenAnswer = 'Сервер күтілгеннен басқаша жауап берді.';
export const cannotGet = (what: string) => `Алу мүмкін болмады: ${what}`;

export const seeServerState = 'Сервердің жұмыс істеп тұрғанын {page} бетінен көруге болады.';
export const serverState = '«Сервер күйі»';
