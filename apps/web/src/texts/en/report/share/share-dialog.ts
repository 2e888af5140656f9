export const title = 'Share';
export const days = (count: number) => `${count} days`;
export const noAnswer = 'The server did not answer: check the network and retry. No link was made.';
export const tooLong = 'The filters of the screen are too long for a link: remove some of them and retry.';

export const created = (end: string) =>
  `The link works until ${end}. Its address is shown only now: copy it.`;
export const address = 'Link address';
export const addressInSentence = 'the link address';
export const allLinks = 'All links: see, revoke';
export const done = 'Done';

export const access = 'The link opens this screen without signing in; its week does not change.';
export const accessInWeek =
  'The link opens this screen without signing in. Its week does not change: {week}.';
export const weekInSentence = (week: string) => week;
export const lifetime = 'Works for';
export const lifetimeChoice = 'How long the link works';
export const create = 'Create link';
