export const labels = {
  ready: 'Көшіру',
  copied: 'Көшірілді',
  failed: 'Көшірілмеді: белгілеп, өзіңіз көшіріңіз',
};
