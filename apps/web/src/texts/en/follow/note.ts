export const note = 'Note';
export const add = 'Add note';
export const edit = 'Edit note';
export const isPrivate = 'Only you see it.';
export const length = (used: number, max: number) => `${used} of ${max}`;
export const save = 'Save';
export const notFollowed = 'You no longer follow this: the note was not saved.';
export const noAnswer = 'The server did not respond: check the network and retry. The note was not saved.';
