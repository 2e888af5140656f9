export const ofLoadedData = 'Тек жүктелген деректер бойынша.';
