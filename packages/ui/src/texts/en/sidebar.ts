export const home = 'Vitrina, home';
export const search = 'Search…';
export const sections = 'Sections';
export const collapse = 'Collapse the sidebar';
export const expand = 'Expand the sidebar';

export const userMenu = 'User menu';
export const theme = 'Theme';
export const signOut = 'Sign out';
