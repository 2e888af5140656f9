/** Ends the explanation of a share, rank or HHI where few sellers are loaded. */
export const ofLoadedData = 'Только по загруженным данным.';
