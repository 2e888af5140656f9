export const figures = 'Показатели';
/** After a place: «1 из 1 773». */
export const outOf = (count: string) => `из\u00a0${count}`;
/** Below an index. */
export const before = (value: string) => `было ${value}`;
export const unchanged = 'без изм.';
