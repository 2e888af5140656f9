export const offline = 'No network';
export const needsNetwork = (what: string) =>
  `Showing ${what} needs a network. Everything loads by itself once there is one.`;

export const cannotShow = (what: string) => `Could not show ${what}`;
export const brokenAnswer = 'The server did not answer as it promises.';
export const cannotGet = (what: string) => `Could not load ${what}`;

export const seeServerState = 'Whether the server works is on the page {page}.';
export const serverState = '“Server status”';
