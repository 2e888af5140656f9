export const lead = 'Where you are signed in';
export const text =
  'Each sign-in is listed with its device, network address and last use. End one that you do not know.';

export const sessions = 'the sign-ins';
export const yourSessions = 'Your sign-ins';
export const noSessions = 'No sign-ins.';
export const unknownDevice = 'Unknown device';
export const unknownPlace = 'address unknown';
export const current = (device: string) => `${device} · this one`;
export const sessionOf = (device: string) => `sign-in on ${device}`;
export const facts = (place: string, used: string) => `${place} · last used ${used}`;
export const allOthers = 'All other sign-ins';
export const allOthersName = 'all other sign-ins';
export const allOthersText = 'This one stays';
export const warning = 'You will have to sign in there again.';
export const verb = { now: 'End', afterQuestion: 'End…' };
