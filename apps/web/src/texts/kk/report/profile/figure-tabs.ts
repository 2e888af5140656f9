export const figures = 'Көрсеткіштер';
export const outOf = (count: string) => `/\u00a0${count}`;
export const before = (value: string) => `бұрын ${value}`;
export const unchanged = 'өзгеріссіз';
