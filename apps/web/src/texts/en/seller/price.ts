export const accusative = 'the seller’s prices';
export const caption = 'Prices of the seller among the other sellers of the same products';
export const emptyList = 'No such products';
export const advice = 'Choose another group.';

export const outOf = (part: string, whole: string) => `${part} of ${whole}`;
export const revenueShare = (share: string) => `${share} of revenue`;
export const cheapest = 'Lowest price on {cheapest} products, which bring {revenueShare}.';
export const cheapestOwn = 'Your price is the lowest on {cheapest} products, which bring {revenueShare}.';
export const describeCheapest = (cheapest: string, revenueShare: string) =>
  `Lowest price on ${cheapest} products, which bring ${revenueShare}.`;
export const before = (cheapest: string, share: string) => `Before: ${cheapest}, ${share}.`;

export const groups = 'Which products';
export const all = 'All';
export const undercut = 'Cheaper elsewhere';
export const undercutNow = 'this week';
export const tied = 'Tied';
export const alone = 'Only seller';
export const canRaise = 'Can be raised';
/** The products whose price is the lowest, without room to raise it. */
export const ungrouped = (products: string) => `In no group: ${products}, less than 3% below the others.`;

export const wasUndercut = 'undercut';
export const room = (change: string) => `room for ${change}`;
export const entered = 'new listing';
export const isAlone = 'only seller';
export const isTied = 'tied';
export const gap = (change: string) => `${change} vs lowest`;
