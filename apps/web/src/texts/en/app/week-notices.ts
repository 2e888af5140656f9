export const noWeeks = 'No week is ready yet';
export const noWeeksYet = 'Reports appear as soon as the first week is loaded and computed.';
export const refreshesItself = 'This page refreshes by itself.';
export const checkAgain = 'Check again';
export const noWeeksHere = 'No weeks for this screen';
export const earlierWeeks =
  'The latest published is {week}, and this screen shows weeks from {year} on. Earlier ones are on the {home} and in the lists.';
export const homePage = 'home page';
export const noSuchWeek = (week: string) => `${week}: no report`;
export const notPublished = 'It is not published for this week. Choose another.';
export const nearestWeeks = 'Nearest published';
