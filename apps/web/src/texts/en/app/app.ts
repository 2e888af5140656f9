export const loading = 'Loading...';
export const opening = 'Opening the page…';
export const offline = 'No network. Only what was loaded earlier is available.';
export const notLoaded = 'No network, and this is not loaded yet: it opens when the network is back.';

export const quotedLanguage = 'en';
export const wentWrong = 'Something went wrong!';
export const showError = 'Show Error';
export const hideError = 'Hide Error';
export const serverBusy =
  'The server is busy now. Refresh the page a little later: the week and the filters stay.';
export const outdated = 'A new version of Vitrina is out. Refresh the page: the week and the filters stay.';
export const programError =
  'This is an error in the app; the data is safe. Refresh the page: the week and the filters stay.';
export const refresh = 'Refresh the page';
export const toHome = 'Home page';
