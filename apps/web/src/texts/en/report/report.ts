export const offline = 'No network';
export const needsNetwork = (what: string) =>
  `Showing ${what} needs a network. Everything loads by itself once there is one.`;

export const cannotShow = (what: string) => `Could not show ${what}`;
export const brokenAnswer = 'The server sent an unexpected answer.';
export const cannotGet = (what: string) => `Could not load ${what}`;

export const seeServerState = 'Whether the server works is shown on the page {page}.';
export const serverState = '“Server status”';
