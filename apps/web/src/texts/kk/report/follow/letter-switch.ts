export const isOn = 'Дүйсенбілік хат қосулы';
export const isOff = 'Дүйсенбілік хат өшірулі';
export const turnOn = 'Қосу';
export const turnOff = 'Өшіру';
