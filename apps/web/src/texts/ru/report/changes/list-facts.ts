export const placed = 'новый товар';
export const noOffer = 'снят с продажи';
export const undercut = 'появилось дешевле';
export const cheapest = 'теперь дешевле всех';
export const raised = (change: string) => `подняли цену (${change})`;
export const lowered = (change: string) => `снизили цену (${change})`;
export const newSellers = (count: number | null) => `новые продавцы на карточке: ${count}`;
export const demandGrew = 'спрос вырос';
export const demandFell = 'спрос упал';
