export const ofWeek = 'Апта санаттары';
export const chosen = 'Таңдалған санаттар';
export const name = 'Санат атауы';
export const accusative = 'санаттар тізімін';
export const emptyList = 'Таңдалған санаттар бұл аптада жоқ';
export const advice = 'Басқа санаттарды немесе басқа аптаны таңдаңыз.';
