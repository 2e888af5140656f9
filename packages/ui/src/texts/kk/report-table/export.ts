export const state = 'Күйі';
export const stateHint =
  'Келді: қазір бар, бұрын болмаған; кетті: бұрын болған, сол аптаның мәндері көрсетілген.';

export const report = 'Есеп';
export const shown = 'Көрсетілді';
export const filter = 'Іріктеу';
export const noFilter = 'жоқ';
export const order = 'Рет';
export const reportOrder = 'есептегідей';
export const ascending = (label: string) => `${label}: өсу ретімен`;
export const descending = (label: string) => `${label}: кему ретімен`;
export const joinOrders = (orders: readonly string[]) => orders.join(', содан кейін ');
export const exported = 'Экспортталған';
export const address = 'Мекенжай';

export const description = 'Сипаттама';
export const column = 'Баған';
export const meaning = 'Мағынасы';
