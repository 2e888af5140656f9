import { createPlural } from '@vitrina/ui/format/noun';

export const lead = 'There is no paid plan yet';
export const text =
  'Everything Vitrina can do is open to anyone signed in. If a paid plan appears, this page will say what it includes and what it costs.';

export const reports = 'Reports';
export const allReports = 'all: on sellers, categories, brands and products, with no row limit';
export const weeks = 'Weeks';
export const publishedWeek = createPlural('published week', 'published weeks');
export const index = 'Prospect index';
export const indexOfRows = 'for every row; {method}';
export const method = 'methodology';
export const exports = 'Export';
export const anyTable = 'any table to CSV and Excel, with its filters and definitions';
export const follows = 'Following';
export const upTo = (most: number) => `up to ${most} sellers, categories, brands and products`;
export const paid = 'Paid features';
export const nothing = 'none';
