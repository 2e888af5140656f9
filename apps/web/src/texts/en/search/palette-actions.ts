export const quoted = (name: string) => `“${name}”`;
export const compareWith = (name: string) => `Compare ${name} with…`;
export const follow = (name: string) => `Follow ${name}`;
export const unfollow = (name: string) => `Unfollow ${name}`;
export const change = {
  seller: 'Change seller',
  brand: 'Change brand',
  category: 'Change category',
  section: 'Change section',
};
export const sellerInTabs = 'Seller in tabs';
export const print = 'Print';
export const showCharts = 'Show charts';
export const hideCharts = 'Hide charts';

export const latestWeek = (week: string) => `Latest week: ${week}`;
export const refreshWeeks = 'Refresh the list of weeks';
export const loadData = 'Load data';
export const themes = { system: 'System theme', light: 'Light theme', dark: 'Dark theme' };
export const language = (name: string) => `Language: ${name}`;
export const collapseSidebar = 'Collapse the sidebar';
export const expandSidebar = 'Expand the sidebar';
export const signOut = 'Sign out';
export const programs = 'API for programs';

export const words = {
  compare: 'comparison',
  follow: 'watch track subscribe',
  export: 'download save file table',
  print: 'paper printout',
  import: 'import upload file data',
  theme: 'change appearance night day mode',
  language: 'change switch interface',
  signOut: 'log out logout session',
  account: 'profile settings key',
  billing: 'payment plan invoice',
  notifications: 'letters events email',
  upgrade: 'plan subscription',
  method: 'formulas help definitions',
  programs: 'key documentation',
};
