export const title = 'Түсім бойынша санаттар';
