export const ofLoadedData = 'Of the loaded data only.';
