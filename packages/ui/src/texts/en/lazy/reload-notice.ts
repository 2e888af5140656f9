export const outdatedTitle = 'A new version of Vitrina is out';
export const outdatedText =
  'The previous version of this part of the page is gone. Refresh the page: the week, the filters and the sorting stay.';
export const busyTitle = 'The server is busy now';
export const busyText =
  'This part of the page did not load. Refresh the page a little later: the week, the filters and the sorting stay.';
export const refresh = 'Refresh the page';
