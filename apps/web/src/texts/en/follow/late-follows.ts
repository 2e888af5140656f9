export const notSaved = 'Could not save: try again.';
