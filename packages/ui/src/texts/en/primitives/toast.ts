export const close = 'Close';
export const message = 'Message';
export const messages = 'Messages ({hotkey})';
