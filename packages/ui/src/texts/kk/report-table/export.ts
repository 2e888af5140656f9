export const state = 'Күйі';
export const stateHint =
  'Жаңа: қазір бар, салыстырылатын аптада болмаған; алғаш рет: бұрын бірде-бір аптада болмаған; кетті: салыстырылатын аптада болған, сол аптаның мәндері көрсетілген.';

export const report = 'Есеп';
export const shown = 'Көрсетілді';
export const filter = 'Сүзгілер';
export const noFilter = 'жоқ';
export const order = 'Сұрыптау';
export const reportOrder = 'есептегідей';
export const ascending = (label: string) => `${label}: өсу ретімен`;
export const descending = (label: string) => `${label}: кему ретімен`;
export const joinOrders = (orders: readonly string[]) => orders.join(', содан кейін ');
export const exported = 'Экспортталған';
export const address = 'Мекенжай';

export const description = 'Сипаттама';
export const column = 'Баған';
export const meaning = 'Мағынасы';
