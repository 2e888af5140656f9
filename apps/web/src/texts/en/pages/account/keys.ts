export const lead = 'Keys for programs';
export const text = (perMinute: number, most: number) =>
  `With a key, a spreadsheet or a script reads reports: up to ${perMinute} requests a minute. A key gives no access to your account. You can have ${most} keys in all.`;
export const examples = 'Examples on the API page';

export const newName = 'Key name';
export const namePlaceholder = 'Where it will be used: “Stock spreadsheet”';
export const nameMissing = 'Name the key: the name tells you which one to revoke.';
export const create = 'Create key';

export const newKey = 'New key';
export const newKeyOf = (name: string) => `New key “${name}”`;
export const shownOnce = (name: string) =>
  `The key “${name}” is visible only now. Save it where the program keeps its passwords: we cannot show it again, as we keep only its fingerprint.`;
export const key = 'key';
export const hide = 'Saved, hide it';

export const keys = 'the keys';
export const yourKeys = 'Your keys';
export const noKeys = 'No keys: name the first one and create it.';
export const keyOf = (name: string) => `key “${name}”`;
export const unused = (created: string) => `created ${created} · not used yet`;
export const used = (created: string, last: string) => `created ${created} · last used ${last}`;
export const warning = 'The program will stop receiving reports.';

export const lifetime = 'Lifetime';
export const untilRevoked = 'until revoked';
export const forDays = (days: number) => `${days} days`;
export const expires = (day: string) => `expires ${day}`;
export const expired = (day: string) => `expired ${day}`;
