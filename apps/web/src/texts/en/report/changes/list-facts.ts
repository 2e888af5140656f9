export const placed = 'new listing';
export const noOffer = 'withdrawn';
export const undercut = 'undercut';
export const cheapest = 'now the cheapest';
export const raised = (change: string) => `price raised (${change})`;
export const lowered = (change: string) => `price lowered (${change})`;
export const newSellers = (count: number | null) => `new sellers on the listing: ${count}`;
export const demandGrew = 'demand grew';
export const demandFell = 'demand fell';
