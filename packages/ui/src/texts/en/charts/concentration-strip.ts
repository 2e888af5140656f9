export const name = 'Name';
export const revenue = 'Revenue';
export const share = 'Share';
export const others = (count: string) => `Others (${count})`;
export const firstOfEqual = (share: string) => `1st of equals, share ${share}`;
export const ifEqual = 'The same concentration if the shares were equal';
