export const lead = 'Платить не нужно';
export const text = 'Vitrina бесплатна для всех: карту не просим, счетов не выставляем.';
