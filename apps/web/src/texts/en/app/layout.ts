export const toContent = 'Skip to the content';

export const weekList = 'the list of weeks';
export const weeksFailed = 'Could not load the list of weeks';
