export const labels = {
  ready: 'Көшіру',
  copied: 'Көшірілді',
  failed: 'Көшірілмеді: белгілеп, өзіңіз көшіріңіз',
};

export const copy = (what: string) => `${what} көшіру`;
