export const lead = 'There is no paid plan yet';
export const text =
  'All reports, weeks and exports are open to everyone who signs in. When there is a paid plan, its contents and price will be here.';
