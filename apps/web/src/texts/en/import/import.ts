export const imports = 'your imports';

export const forbidden = 'You may not load data';
export const whoMay =
  'The server’s administrator grants this right by adding an email address to the setting IMPORTERS. The reports are open without it.';
export const toHome = 'To the home page';

export const steps = 'Steps';
export const stepNames = {
  files: 'Files',
  columns: 'Columns',
  check: 'Check',
  publish: 'Publication',
};
export const stepOf = (place: number, count: number, name: string) => `Step ${place} of ${count}: ${name}`;

export const progress = (title: string, step: string) => `${title}: ${step}`;
export const waitingSteps = {
  others: 'waiting for another import to end',
  begins: 'beginning',
};
export const unreachable = 'the server cannot be reached, waiting';
export const runningSteps = {
  hashing: 'comparing files',
  reading: 'reading rows',
  checking: 'checking rows',
  building: 'computing shares and ranks',
  replicating: 'copying to all servers',
  removing: 'removing earlier data',
};

export const failed = 'That did not work';
export const noConnection = 'The server cannot be reached: try again once it can.';
export const unreadable = 'The file can no longer be read';
export const unreadableWhy = 'It was changed or moved, or it is a folder. Choose the file again.';
