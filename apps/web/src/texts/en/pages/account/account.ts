export const signInLead = 'Sign-in without a password';
export const signInText = 'Your account is your email address: sign-in codes go there.';
export const aboutYou = 'your details';
export const since = 'With us since';
export const signedIn = 'Signed in on this device';
export const keptFor = (lifetime: string) => `${lifetime} after your last visit`;
export const signOut = 'Sign out';

export const themeLead = 'Appearance and language';
export const themeText = 'The theme applies in this browser, the language also to the Monday email.';
export const theme = 'Theme';
export const language = 'Language';

export const shopLead = 'My store';
export const shopText = 'Home starts with it, and every list marks it.';
export const changeShop = 'Change';
export const unnamedShop = (id: number) => `Store no.\u00a0${id}`;

export const entitiesLead = 'Following and recent';
export const entitiesText = (followed: string, most: number) =>
  `What you follow is kept with your account: ${followed} of ${most}. Recent ones are kept by this browser and erased when you sign out.`;
export const noEntities =
  'Nothing yet: open a seller, a brand or a category, and it will appear here and on the home page.';
export const note = 'Note';
export const noteOn = (title: string) => `Note: ${title}`;
export const unnamed = (id: number, kind: string) => `No. ${id}, ${kind}`;
export const notInWeek = 'not in this week';

export const revoke = 'Revoke';
export const revokeAfterQuestion = 'Revoke…';
export const whatIsRevoked = ' {name}';
export const keep = 'Keep';
