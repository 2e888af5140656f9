export const dead = 'The link does not work';
export const deadReasons =
  'It was revoked, it expired, or its address was not copied in full. Ask whoever sent it for a new link.';
export const aboutProduct = 'What is Vitrina';

export const replaced =
  'The week has been published again since: the figures may differ from those the author of the link saw.';
export const formulaChanged =
  'The formula of the index has changed since: the indices may differ from those the author of the link saw.';
export const opened = (expiry: string) =>
  `Opened by a link: one screen of one week, read-only. The link works until ${expiry}.`;

export const screenOfLink = 'the screen of the link';
export const screenTitle = 'Screen of a link';
